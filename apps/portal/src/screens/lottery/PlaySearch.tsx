import { fullPlayName } from '@baize/contract/lotteries/playName';
import { IconButton } from '@baize/ui/IconButton';
import { Popover } from '@baize/ui/Popover';
import { TextInput } from '@baize/ui/TextInput';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';

interface PlaySearchProps {
  family: Family;
  onPlay: (play: Play) => void;
}

/** Finds a play by a part of its name or of its group's. */
export function PlaySearch({ family, onPlay }: PlaySearchProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const turn = (next: boolean): void => {
    setOpen(next);
    setWanted('');
  };
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = family.plays
    .map((play) => ({ play, name: fullPlayName(t, play) }))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return (
    <Popover
      label={t('lottery.findPlay')}
      align="end"
      isOpen={isOpen}
      onOpenChange={turn}
      trigger={<IconButton icon="search" label={t('lottery.findPlay')} />}
      className="flex flex-col gap-2 p-2"
    >
      <TextInput
        type="search"
        aria-label={t('lottery.findPlay')}
        placeholder={t('lottery.findPlay')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 ? (
        <p role="status" className="p-2 text-dense text-text-3">
          {t('lottery.noSuchPlay')}
        </p>
      ) : (
        <ul className="max-h-72 overflow-y-auto">
          {found.map(({ play, name }) => (
            <li key={play.id}>
              <button
                type="button"
                className="w-full rounded-cell px-2 py-1.5 text-left text-body text-text-2 hover:bg-bg-3 hover:text-text-1 pointer-coarse:py-2.5"
                onClick={() => {
                  turn(false);
                  onPlay(play);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
