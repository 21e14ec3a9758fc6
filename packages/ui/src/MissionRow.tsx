import type { ReactNode } from 'react';
import { Meter } from './Meter.tsx';

interface MissionRowProps {
  title: string;
  /** Its status, as a chip. */
  chip: ReactNode;
  summary: string;
  /** How much of it is done, 1 for all, and the same in words. */
  share: number;
  progress: string;
  /** What counts and what becomes of the reward, or what has to come before. */
  note: string;
  reward: string;
  /** The button that claims. */
  action?: ReactNode;
}

/** A mission as members see it, also used as the operators' preview. */
export function MissionRow({ title, chip, summary, share, progress, note, reward, action }: MissionRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel bg-bg-2 p-4 shadow-cushion">
      <div className="min-w-56 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-label text-text-1">{title}</h3>
          {chip}
        </div>
        <p className="mt-1 text-dense text-text-2">{summary}</p>
        <Meter
          label={title}
          isLabelHidden
          value={share}
          text={progress}
          tone={share >= 1 ? 'felt' : 'brass'}
          className="mt-3"
        />
        <p className="mt-1 text-cap text-text-3">{note}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between">
        <span className="text-num-m text-brass-text tabular-nums">{reward}</span>
        {action}
      </div>
    </li>
  );
}
