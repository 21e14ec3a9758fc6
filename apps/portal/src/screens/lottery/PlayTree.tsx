import { Tabs } from '@baize/ui/Tabs';
import { cx } from '@baize/ui/cx';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { useT } from '../../i18n/useT.ts';
import { groupName, playName } from './playName.ts';

interface PlayTreeProps {
  family: Family;
  play: Play;
  onPlay: (play: Play) => void;
}

/** Groups of plays as tabs, and below them the plays of the one that is open. */
export function PlayTree({ family, play, onPlay }: PlayTreeProps) {
  const t = useT();
  const groups = [...new Set(family.plays.map(({ group }) => group))];
  const open = (group: string): void => {
    const first = family.plays.find((one) => one.group === group);
    if (first !== undefined) onPlay(first);
  };
  return (
    <nav aria-label={t('lottery.plays')} className="flex flex-col gap-2">
      <Tabs
        label={t('lottery.groups')}
        value={play.group}
        onValueChange={open}
        items={groups.map((value) => ({ value, label: groupName(t, value, family.key) }))}
      />
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
                  'h-8 rounded-cell px-3 text-dense transition-colors duration-fast pointer-coarse:h-11',
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
