import { Icon } from '@baize/ui/Icon';
import { Tabs } from '@baize/ui/Tabs';
import { cx } from '@baize/ui/cx';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { useT } from '../../i18n/useT.ts';
import { fullPlayName, groupName, playName } from './playName.ts';
import { PlaySearch } from './PlaySearch.tsx';

interface PlayTreeProps {
  family: Family;
  play: Play;
  /** Plays that are kept at hand. */
  pinned: readonly Play[];
  onPlay: (play: Play) => void;
}

const chipClass = 'h-8 rounded-cell px-3 text-dense transition-colors duration-fast pointer-coarse:h-11';

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
              <button
                type="button"
                aria-pressed={one.id === play.id}
                onClick={() => onPlay(one)}
                className={cx(
                  chipClass,
                  'flex items-center gap-1.5 bg-brass-tint text-brass-text hover:text-text-1',
                  one.id === play.id && 'font-bold shadow-cushion',
                )}
              >
                <Icon name="star" size={14} />
                {fullPlayName(t, one)}
              </button>
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
              <button
                type="button"
                aria-pressed={one.id === play.id}
                onClick={() => onPlay(one)}
                className={cx(
                  chipClass,
                  one.id === play.id
                    ? 'bg-bg-3 font-bold text-text-1 shadow-cushion'
                    : 'text-text-2 hover:bg-bg-3 hover:text-text-1',
                )}
              >
                {playName(t, one)}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  );
}
