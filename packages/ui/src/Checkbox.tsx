import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

interface CheckboxOwnProps {
  /** The label; links inside it stay clickable on their own. */
  children: ReactNode;
}

type CheckboxProps = CheckboxOwnProps & Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'>;

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'group flex min-h-8 items-start gap-2.5 py-1 text-body text-text-2 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
        className,
      )}
    >
      <span className="relative mt-px grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          {...rest}
          className="peer size-5 appearance-none rounded-tag border border-line-2 bg-bg-inset transition-colors duration-fast checked:border-felt checked:bg-felt enabled:group-hover:border-text-3 enabled:checked:group-hover:border-felt-hi disabled:cursor-not-allowed disabled:border-line-1 aria-invalid:border-cinnabar-text"
        />
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 fill-none stroke-on-felt stroke-[2.25] opacity-0 transition-opacity duration-fast peer-checked:opacity-100"
        >
          <path d="m5 10.5 3.4 3.4L15 6.8" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
      <span>{children}</span>
    </label>
  );
}
