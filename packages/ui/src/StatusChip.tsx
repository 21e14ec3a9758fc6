import type { ReactNode } from 'react';
import type { Tone } from './Badge.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './Icon.tsx';

const LOOKS: Record<Tone, { className: string; icon: IconName }> = {
  felt: { className: 'bg-felt-tint text-felt-text', icon: 'check' },
  brass: { className: 'bg-brass-tint text-brass-text', icon: 'star' },
  cinnabar: { className: 'bg-cinnabar-tint text-cinnabar-text', icon: 'close' },
  amber: { className: 'bg-amber-tint text-amber-text', icon: 'clock' },
  sky: { className: 'bg-sky-tint text-sky-text', icon: 'info' },
  plum: { className: 'bg-plum-tint text-plum-text', icon: 'star' },
  neutral: { className: 'bg-bg-3 text-text-2', icon: 'minus' },
};

/** A status as icon and text, so that colour is never the only signal. */
export function StatusChip({ tone, icon, children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  const look = LOOKS[tone];
  return (
    <span
      className={cx(
        'inline-flex h-6.5 items-center gap-1.5 rounded-pill pr-3 pl-2.5 text-cap font-semibold whitespace-nowrap',
        look.className,
      )}
    >
      <Icon name={icon ?? look.icon} size={14} />
      {children}
    </span>
  );
}
