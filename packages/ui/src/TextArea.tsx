import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';

export function TextArea({ className, rows = 4, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={cx(
        'w-full rounded-control border border-line-2 bg-bg-inset px-3.5 py-2.5 text-body-l text-text-1 transition-colors duration-fast placeholder:text-text-3 hover:border-text-3 disabled:border-line-1 disabled:text-text-off aria-invalid:border-cinnabar-text sm:text-body',
        className,
      )}
    />
  );
}
