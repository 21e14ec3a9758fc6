import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx.ts';

interface PanelOwnProps {
  title?: ReactNode;
  /** Heading level. */
  level?: 2 | 3 | 4;
  aside?: ReactNode;
  /** `cloth` only where a stake is placed. */
  ground?: 'panel' | 'raised' | 'cloth' | 'inset';
  isFlush?: boolean;
}

type PanelProps = PanelOwnProps & Omit<ComponentPropsWithRef<'section'>, 'title'>;

const GROUNDS = {
  panel: 'bg-bg-1 shadow-panel',
  raised: 'bg-bg-2 shadow-panel',
  cloth: 'bg-cloth shadow-panel',
  inset: 'bg-bg-inset',
} as const;

export function Panel({
  title,
  level = 2,
  aside,
  ground = 'panel',
  isFlush = false,
  className,
  children,
  ...rest
}: PanelProps) {
  const Heading = `h${level}` as const;
  return (
    <section {...rest} className={cx('rounded-panel', GROUNDS[ground], !isFlush && 'p-3 sm:p-4', className)}>
      {title || aside ? (
        <header
          className={cx(
            'flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2',
            isFlush ? 'px-4 pt-3 pb-3' : 'mb-3',
          )}
        >
          {title ? <Heading className="text-h4 text-text-1">{title}</Heading> : null}
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  );
}
