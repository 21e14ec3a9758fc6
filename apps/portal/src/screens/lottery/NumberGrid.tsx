import { cx } from '@baize/ui/cx';
import type { Column } from '@baize/maths/lottery/Play';
import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { markClass } from './markClass.ts';
import type { Mark } from './restrictedIn.ts';
import { numbersOf, vietnamAnimals } from './vietnamAnimals.ts';

interface NumberGridProps {
  name: string;
  column: Column;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
  /** Where players know numbers by the animals that stand for them. */
  hasAnimals: boolean;
  marks: ReadonlyMap<string, Mark>;
}

const tools = ['all', 'big', 'small', 'odd', 'even', 'double', 'reverse', 'clear'] as const;

/** What a tool leaves chosen of 00 to 99. */
function taken(tool: (typeof tools)[number], chosen: readonly number[]): number[] {
  const every = Array.from({ length: 100 }, (_, number) => number);
  switch (tool) {
    case 'all':
      return every;
    case 'big':
      return every.filter((number) => number >= 50);
    case 'small':
      return every.filter((number) => number < 50);
    case 'odd':
      return every.filter((number) => number % 2 === 1);
    case 'even':
      return every.filter((number) => number % 2 === 0);
    case 'double':
      return every.filter((number) => number % 11 === 0);
    case 'reverse':
      return every.filter((number) => chosen.includes(number) || chosen.includes(mirrored(number)));
    case 'clear':
      return [];
  }
}

const mirrored = (number: number): number => (number % 10) * 10 + Math.floor(number / 10);

/** The hundred numbers of two digits; a digit at the side takes its whole row. */
export function NumberGrid({ name, column: { tokens, high }, chosen, onChosen, hasAnimals, marks }: NumberGridProps) {
  const t = useT();
  const set = (next: readonly number[]): void => onChosen([...new Set(next)].sort((a, b) => a - b).slice(0, high));
  const toggle = (number: number): void =>
    set(chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number]);
  const toggleRow = (head: number): void => {
    const row = Array.from({ length: 10 }, (_, tail) => head * 10 + tail);
    const isWhole = row.every((number) => chosen.includes(number));
    set(isWhole ? chosen.filter((number) => !row.includes(number)) : [...chosen, ...row]);
  };
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-3">
      <span aria-hidden="true" className="text-label text-text-1">
        {name}
      </span>
      <div className="grid max-w-220 grid-cols-[auto_repeat(10,minmax(0,1fr))] gap-1">
        {tokens.map((token, number) => (
          <span key={token} className="contents">
            {number % 10 === 0 ? (
              <button
                type="button"
                aria-label={t('lottery.wholeRow', { digit: number / 10 })}
                onClick={() => toggleRow(number / 10)}
                className="h-9 min-w-6 rounded-cell px-1 text-cap text-text-3 tabular-nums hover:text-text-1 pointer-coarse:h-11"
              >
                {number / 10}_
              </button>
            ) : null}
            <button
              type="button"
              aria-pressed={chosen.includes(number)}
              onClick={() => toggle(number)}
              className={cx(
                'h-9 min-w-0 rounded-cell text-dense tabular-nums transition-colors duration-fast pointer-coarse:h-11',
                chosen.includes(number)
                  ? 'bg-brass font-bold text-on-brass shadow-fill'
                  : 'bg-bg-1 text-text-1 shadow-panel hover:bg-bg-3',
              )}
            >
              <span className={markClass(marks.get(token))}>{token}</span>
              {marks.has(token) ? (
                <span className="sr-only"> {t(`lottery.restricted.mark.${marks.get(token) ?? 'closed'}`)}</span>
              ) : null}
            </button>
          </span>
        ))}
      </div>
      <div className="flex flex-wrap gap-1">
        {tools
          .filter((tool) => high === tokens.length || tool === 'clear' || tool === 'reverse')
          .map((tool) => (
            <button
              key={tool}
              type="button"
              aria-label={`${name}: ${t(`lottery.tool.${tool}`)}`}
              onClick={() => set(taken(tool, chosen))}
              className="h-8 min-w-9 rounded-cell bg-bg-1 px-2.5 text-dense text-text-2 hover:text-text-1 pointer-coarse:h-11"
            >
              {t(`lottery.tool.${tool}`)}
            </button>
          ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <RunField onRun={(run) => set([...chosen, ...run])} />
        {hasAnimals ? (
          <Field label={t('lottery.byAnimal')}>
            {(control) => (
              <Select
                {...control}
                value=""
                placeholder={t('lottery.chooseAnimal')}
                onValueChange={(name) => {
                  const animal = vietnamAnimals.find((one) => one === name);
                  if (animal !== undefined) set([...chosen, ...numbersOf(animal)]);
                }}
                options={vietnamAnimals.map((animal) => ({
                  value: animal,
                  label: t(`lottery.token.${animal}`),
                  note: numbersOf(animal)
                    .map((number) => String(number).padStart(2, '0'))
                    .join(' '),
                }))}
              />
            )}
          </Field>
        ) : null}
      </div>
    </div>
  );
}

/** Numbers one after the other, such as 10-19. */
function RunField({ onRun }: { onRun: (run: readonly number[]) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  const run = readRun(text);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (run === undefined) return;
        onRun(run);
        setText('');
      }}
    >
      <Field label={t('lottery.run')}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-24"
            placeholder="10-19"
            maxLength={5}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={run === undefined}>
        {t('lottery.addRun')}
      </Button>
    </form>
  );
}

function readRun(text: string): number[] | undefined {
  const [, from = '', to = ''] = /^(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  const count = Number(to) - Number(from) + 1;
  return to === '' || count < 2 ? undefined : Array.from({ length: count }, (_, at) => Number(from) + at);
}
