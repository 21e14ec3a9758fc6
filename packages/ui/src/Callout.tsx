import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

interface CalloutProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces the message when it appears. */
  isLive?: boolean;
  className?: string;
}

const LOOKS: Record<'info' | 'success' | 'warning' | 'danger', { icon: IconName; ground: string; text: string }> = {
  info: { icon: 'info', ground: 'bg-sky-tint', text: 'text-sky-text' },
  success: { icon: 'check', ground: 'bg-felt-tint', text: 'text-felt-text' },
  warning: { icon: 'alert', ground: 'bg-amber-tint', text: 'text-amber-text' },
  danger: { icon: 'error', ground: 'bg-cinnabar-tint', text: 'text-cinnabar-text' },
};

/** An inline message with icon and text. */
export function Callout({ tone = 'info', title, children, action, isLive = false, className }: CalloutProps) {
  const look = LOOKS[tone];
  return (
    <div
      role={isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx('flex items-start gap-3 rounded-control p-3.5', look.ground, className)}
    >
      <Icon name={look.icon} size={20} className={cx('mt-px shrink-0', look.text)} />
      <div className="min-w-0 flex-1">
        {title ? <p className={cx('text-label', look.text)}>{title}</p> : null}
        {children ? <div className="text-dense font-normal text-text-2">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
