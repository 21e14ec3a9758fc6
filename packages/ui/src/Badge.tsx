import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'felt' | 'brass' | 'cinnabar' | 'amber' | 'sky' | 'plum' | 'neutral';

const TINTS: Record<Tone, string> = {
  felt: 'bg-felt-tint text-felt-text',
  brass: 'bg-brass-tint text-brass-text',
  cinnabar: 'bg-cinnabar-tint text-cinnabar-text',
  amber: 'bg-amber-tint text-amber-text',
  sky: 'bg-sky-tint text-sky-text',
  plum: 'bg-plum-tint text-plum-text',
  neutral: 'bg-bg-3 text-text-2',
};

const SOLIDS: Partial<Record<Tone, string>> = {
  felt: 'bg-felt text-on-felt',
  brass: 'bg-brass text-on-brass',
  cinnabar: 'bg-cinnabar text-on-cinnabar',
};

interface BadgeProps {
  tone?: Tone;
  /** Solid badges (LIVE, HOT) sit on art; tinted ones on panels. */
  isSolid?: boolean;
  shape?: 'tag' | 'pill';
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', isSolid = false, shape = 'tag', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1 px-2 text-cap font-bold whitespace-nowrap',
        shape === 'pill' ? 'rounded-pill' : 'rounded-tag',
        (isSolid && SOLIDS[tone]) || TINTS[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
