import { fullPlayName, groupName, playName } from '@baize/contract/lotteries/playName';
import { Icon } from '@baize/ui/Icon';
import { Tabs } from '@baize/ui/Tabs';
import { cx } from '@baize/ui/cx';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { useT } from '../../i18n/useT.ts';
import { PlaySearch } from './PlaySearch.tsx';

interface PlayTreeProps {
  family: Family;
  play: Play;
  /** Plays that are kept at hand. */
  pinned: readonly Play[];
  onPlay: (play: Play) => void;
}

interface PlayChipProps {
  play: Play;
  isPinned: boolean;
  isChosen: boolean;
  onPlay: (play: Play) => void;
}

/** A play within its group, or among the pinned ones, where its name tells the group too. */
function PlayChip({ play, isPinned, isChosen, onPlay }: PlayChipProps) {
  const t = useT();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onPlay(play)}
      className={cx(
        'flex h-8 items-center gap-1.5 rounded-cell px-3 text-dense transition-colors duration-fast hover:text-text-1 pointer-coarse:h-11',
        isChosen && 'font-bold shadow-cushion',
        isPinned ? 'bg-brass-tint text-brass-text' : isChosen ? 'bg-bg-3 text-text-1' : 'text-text-2 hover:bg-bg-3',
      )}
    >
      {isPinned ? <Icon name="starFilled" size={14} /> : null}
      {isPinned ? fullPlayName(t, play) : playName(t, play)}
    </button>
  );
}

/** Pinned plays, groups of plays as tabs, and below them the plays of the one that is open. */
export function PlayTree({ family, play, pinned, onPlay }: PlayTreeProps) {
  const t = useT();
  const groups = [...new Set(family.plays.map(({ group }) => group))];
  const open = (group: string): void => {
    const first = family.plays.find((one) => one.group === group);
    if (first !== undefined) onPlay(first);
  };
  return (
    <nav aria-label={t('lottery.plays')} className="flex flex-col gap-2">
      {pinned.length === 0 ? null : (
        <ul aria-label={t('lottery.pinned')} className="flex flex-wrap gap-1.5">
          {pinned.map((one) => (
            <li key={one.id}>
              <PlayChip {...{ play: one, isPinned: true, isChosen: one.id === play.id, onPlay }} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Tabs
            label={t('lottery.groups')}
            value={play.group}
            onValueChange={open}
            items={groups.map((value) => ({ value, label: groupName(t, value, family.key) }))}
          />
        </div>
        <PlaySearch family={family} onPlay={onPlay} />
      </div>
      <ul className="flex flex-wrap gap-1.5">
        {family.plays
          .filter(({ group }) => group === play.group)
          .map((one) => (
            <li key={one.id}>
              <PlayChip {...{ play: one, isPinned: false, isChosen: one.id === play.id, onPlay }} />
            </li>
          ))}
      </ul>
    </nav>
  );
}
