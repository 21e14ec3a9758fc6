import { Component, type ReactNode } from 'react';
import { useShown } from './useShown.ts';

type OutletProps = { pending: ReactNode; failed: ReactNode };

/** The screen of the address. What it throws while rendering stays inside of it. */
export function Outlet({ pending, failed }: OutletProps) {
  const { place, Screen, error } = useShown();
  if (error !== undefined) return failed;
  if (Screen === undefined) return pending;
  return (
    <Guard key={place.path ?? ''} failed={failed}>
      <Screen />
    </Guard>
  );
}

class Guard extends Component<{ failed: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
