import { Component, type ReactNode } from 'react';

type Props = {
  /** What to show in place of a part that broke; nothing where the page is whole without it. */
  renderFailed?: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** Keeps the fault of one part, most often code that did not arrive, away from the rest of the page. */
export class PartGuard extends Component<Props, { fault?: { error: unknown } }> {
  override state: { fault?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { fault: { error: unknown } } {
    return { fault: { error } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : (this.props.renderFailed?.(fault.error) ?? null);
  }
}
