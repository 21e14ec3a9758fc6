import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

interface IconButtonOwnProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  size?: 's' | 'm';
  tone?: 'ghost' | 'neutral' | 'glass';
  isPressed?: boolean;
  /** A badge count, such as unread messages; it must also be part of the label. */
  count?: number;
}

type IconButtonProps = IconButtonOwnProps & Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>;

const TONES = {
  ghost: 'text-text-2 enabled:hover:bg-bg-3 enabled:hover:text-text-1',
  neutral: 'bg-bg-3 text-text-1 shadow-cushion enabled:hover:bg-bg-4',
  glass: 'bg-black/45 text-chalk backdrop-blur-sm enabled:hover:bg-black/65',
} as const;

export function IconButton({
  icon,
  label,
  size = 'm',
  tone = 'ghost',
  isPressed,
  count,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={cx(
        'touch-target relative inline-grid shrink-0 place-items-center rounded-control transition-colors duration-fast disabled:cursor-not-allowed disabled:text-text-off',
        size === 's' ? 'size-8' : 'size-11',
        TONES[tone],
        className,
      )}
    >
      <Icon name={icon} size={size === 's' ? 16 : 20} />
      {count ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-pill bg-cinnabar px-1 text-micro leading-none text-on-cinnabar ring-2 ring-bg-1"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}
