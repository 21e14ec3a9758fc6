import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

interface SwitchOwnProps {
  children: ReactNode;
  /** Hides the label visually; it is still announced. */
  isLabelHidden?: boolean;
}

type SwitchProps = SwitchOwnProps & Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'>;

export function Switch({ children, isLabelHidden = false, className, ...rest }: SwitchProps) {
  return (
    <label
      className={cx('inline-flex min-h-8 items-center gap-3 text-body text-text-1 pointer-coarse:min-h-11', className)}
    >
      <input
        type="checkbox"
        role="switch"
        {...rest}
        className="relative h-6 w-10.5 shrink-0 appearance-none rounded-pill border border-line-2 bg-bg-inset transition-colors duration-fast before:absolute before:top-0.75 before:left-0.75 before:size-4 before:rounded-pill before:bg-text-2 before:transition-transform before:duration-fast checked:border-felt checked:bg-felt checked:before:translate-x-4.5 checked:before:bg-on-felt disabled:cursor-not-allowed disabled:opacity-55"
      />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{children}</span>
    </label>
  );
}
