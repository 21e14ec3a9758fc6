import { Checkbox } from '@baize/ui/Checkbox';
import { cx } from '@baize/ui/cx';
import type { Column, Play } from '@baize/maths/lottery/Play';
import { useT } from '../../i18n/useT.ts';
import { areBalls, ballClass } from './ballClass.ts';
import type { Choice } from './choice.ts';
import { EntriesField } from './EntriesField.tsx';
import { NumberEntry } from './NumberEntry.tsx';
import { MarkName } from './MarkName.tsx';
import { markClass } from './markClass.ts';
import { NumberGrid } from './NumberGrid.tsx';
import { columnName, placeName, tokenName } from './tokenName.ts';
import type { Mark } from './restrictedIn.ts';
import { WaveName } from './WaveName.tsx';

interface BoardProps {
  play: Play;
  choice: Choice;
  onChoice: (choice: Choice) => void;
  /** For each column and token the draws since it came; absent where it is not shown. */
  missed?: readonly (readonly number[])[] | undefined;
  /** Under each token of each column: what it pays, where not all pay alike. */
  odds?: readonly (readonly string[])[] | undefined;
  /** Under each token that stands for several numbers, those. */
  numbersOf?: ReadonlyMap<string, string> | undefined;
  /** Tokens that are restricted numbers in the draw. */
  marks: ReadonlyMap<string, Mark>;
}

const tools = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;

const toolTakes: Record<(typeof tools)[number], (token: string, at: number, count: number) => boolean> = {
  all: () => true,
  big: (_, at, count) => at >= count / 2,
  small: (_, at, count) => at < count / 2,
  odd: (token) => Number(token) % 2 === 1,
  even: (token) => Number(token) % 2 === 0,
  clear: () => false,
};

/** The pad of a play: places to name, columns of tokens to choose from, or lines to write out. */
export function Board({ play, choice, onChoice, missed, odds, numbersOf, marks }: BoardProps) {
  const t = useT();
  const { input } = play;
  const setColumn = (at: number, chosen: readonly number[]): void =>
    onChoice({ ...choice, columns: choice.columns.map((column, other) => (other === at ? chosen : column)) });
  return (
    <div className="flex flex-col gap-4 rounded-panel bg-cloth p-4">
      {input.places === undefined ? null : (
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <legend className="mb-1 text-label text-text-1">
            {t('lottery.namePlaces', { count: input.places.pick })}
          </legend>
          {Array.from({ length: input.places.of }, (_, at) => (
            <Checkbox
              key={at}
              checked={choice.places.includes(at)}
              onChange={({ target }) => {
                const others = choice.places.filter((one) => one !== at);
                onChoice({ ...choice, places: (target.checked ? [...others, at] : others).sort((a, b) => a - b) });
              }}
            >
              {placeName(t, play.family, at)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {input.kind === 'entries' ? (
        <EntriesField play={play} text={choice.text} onText={(text) => onChoice({ ...choice, text })} />
      ) : (
        input.columns.map((column, at) => {
          const shared = { name: columnName(t, play, at), column, chosen: choice.columns[at] ?? [] };
          if (column.tokens.length >= 1_000) {
            return (
              <NumberEntry
                key={at}
                {...shared}
                text={choice.text}
                onEntry={(text, chosen) => onChoice({ ...choice, text, columns: [chosen] })}
              />
            );
          }
          const onChosen = (chosen: readonly number[]): void => setColumn(at, chosen);
          return column.tokens.length === 100 ? (
            <NumberGrid
              key={at}
              {...shared}
              marks={marks}
              onChosen={onChosen}
              hasAnimals={play.family.startsWith('vn')}
            />
          ) : (
            <PadRow
              key={at}
              {...shared}
              {...{ family: play.family, onChosen, missed: missed?.[at], odds: odds?.[at], numbersOf, marks }}
            />
          );
        })
      )}
    </div>
  );
}

/** A chosen ball keeps its colour, so that a ring has to tell it from the others. */
function tokenLook(isBall: boolean, isChosen: boolean): string {
  if (isBall && isChosen) return 'bg-(--ball) text-(--on-ball) ring-[2.5px] ring-text-1';
  if (isBall) return 'bg-bg-1 text-text-1 inset-ring-[2.5px] inset-ring-(--ball) hover:bg-bg-3';
  return isChosen ? 'bg-brass text-on-brass shadow-fill' : 'bg-bg-1 text-text-1 shadow-panel hover:bg-bg-3';
}

interface PadRowProps {
  family: string;
  name: string;
  column: Column;
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
  missed: readonly number[] | undefined;
  odds: readonly string[] | undefined;
  numbersOf: ReadonlyMap<string, string> | undefined;
  marks: ReadonlyMap<string, Mark>;
}

/** One column as a row of balls, with the tools that choose many at once. */
function PadRow({ family, name, column, chosen, onChosen, missed, odds, numbersOf, marks }: PadRowProps) {
  const t = useT();
  const { tokens, high } = column;
  const isNumeric = tokens.every((token) => /^\d+$/.test(token));
  const hasBalls = areBalls(family, tokens);
  const toggle = (at: number): void => {
    if (chosen.includes(at)) onChosen(chosen.filter((one) => one !== at));
    else if (high === 1) onChosen([at]);
    else if (chosen.length < high) onChosen([...chosen, at].sort((a, b) => a - b));
  };
  return (
    <div role="group" aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="w-full text-label text-text-1 sm:w-24">
        {name}
      </span>
      <div
        className={cx(
          'flex min-w-0 flex-1 basis-full flex-wrap gap-2 sm:basis-0',
          tokens.length === 10 && 'max-sm:grid max-sm:grid-cols-5',
          tokens.length > 40 && 'sm:grid sm:grid-cols-[repeat(10,max-content)]',
        )}
      >
        {tokens.map((token, at) => (
          <span key={token} className="grid justify-items-stretch gap-1">
            <button
              type="button"
              aria-pressed={chosen.includes(at)}
              onClick={() => toggle(at)}
              className={cx(
                'grid h-10 min-w-10 place-items-center rounded-pill px-2.5 text-label tabular-nums transition-colors duration-fast pointer-coarse:h-11 pointer-coarse:min-w-11',
                hasBalls && ballClass(family, Number(token)),
                tokenLook(hasBalls, chosen.includes(at)),
              )}
            >
              <span className={markClass(marks.get(token))}>{tokenName(t, token)}</span>
            </button>
            <MarkName mark={marks.get(token)} />
            {hasBalls ? <WaveName family={family} number={Number(token)} /> : null}
            {numbersOf?.has(token) === true ? (
              <span className="text-center text-cap text-text-2 tabular-nums">{numbersOf.get(token)}</span>
            ) : null}
            {odds === undefined ? null : (
              <span className="text-center text-cap text-brass-text tabular-nums">
                <span className="sr-only">{t('lottery.oddsOf', { odds: odds[at] ?? '' })}</span>
                <span aria-hidden="true">{odds[at]}</span>
              </span>
            )}
            {missed === undefined ? null : (
              <span className="text-center text-cap text-text-2 tabular-nums">
                <span className="sr-only">{t('lottery.trend.col.missedNow')} </span>
                {missed[at]}
              </span>
            )}
          </span>
        ))}
      </div>
      {isNumeric && high === tokens.length && tokens.length > 3 ? (
        <div className="flex gap-1 max-sm:w-full">
          {tools.map((tool) => (
            <button
              key={tool}
              type="button"
              aria-label={`${name}: ${t(`lottery.tool.${tool}`)}`}
              onClick={() =>
                onChosen(tokens.flatMap((token, at) => (toolTakes[tool](token, at, tokens.length) ? [at] : [])))
              }
              className="h-8 min-w-9 rounded-cell bg-bg-1 px-2 text-dense text-text-2 hover:text-text-1 max-sm:min-w-0 max-sm:flex-1 max-sm:px-1 pointer-coarse:h-11"
            >
              {t(`lottery.tool.${tool}`)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
