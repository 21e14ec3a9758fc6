import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

interface ChipOwnProps {
  isSelected?: boolean;
  icon?: IconName;
  /** Pill for filters, cell for amounts and choices in a grid. */
  shape?: 'pill' | 'cell';
  count?: number;
}

type ChipProps = ChipOwnProps & ComponentPropsWithRef<'button'>;

export function Chip({
  isSelected = false,
  icon,
  shape = 'pill',
  count,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      type={type}
      aria-pressed={isSelected}
      {...rest}
      className={cx(
        'inline-flex h-9 shrink-0 items-center justify-center gap-1.5 px-3.5 text-dense whitespace-nowrap transition-colors duration-fast pointer-coarse:h-11',
        shape === 'pill' ? 'rounded-pill' : 'rounded-cell px-2 font-bold',
        isSelected ? 'bg-felt text-on-felt shadow-fill' : 'bg-bg-3 text-text-1 shadow-cushion enabled:hover:bg-bg-4',
        'disabled:cursor-not-allowed disabled:text-text-off',
        className,
      )}
    >
      {icon ? <Icon name={icon} size={16} /> : null}
      {children}
      {count === undefined ? null : <span className={isSelected ? undefined : 'text-text-3'}>{count}</span>}
    </button>
  );
}
