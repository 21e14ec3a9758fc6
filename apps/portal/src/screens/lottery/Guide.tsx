import { groupName, playName } from '@baize/contract/lotteries/playName';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import type { Ratio } from '@baize/maths/lottery/ratio';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useT, type T } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { LotteryTerms } from './BetItem.ts';
import { exampleOf } from './exampleOf.ts';
import { NumberRow } from './NumberRow.tsx';
import { tokenName } from './tokenName.ts';
import { winningRule } from './winningRule.ts';

/** A stake that is easy to follow: one line of 1.00, in 1/100,000. */
const ONE = 100_000n;
const HUNDRED = 100n;

/** What each play is, with a selection, a result that wins on it, the chance of a line and what it pays. */
export function Guide({ family, terms }: { family: Family; terms: LotteryTerms }) {
  const t = useT();
  const groups = [...new Set(family.plays.map(({ group }) => group))];
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body text-text-2">{t('lottery.guide.text', { sum: '1.00' })}</p>
      {family.key === 'kenoPc28' ? <p className="text-body text-text-2">{t('lottery.guide.kenoPc28')}</p> : null}
      {groups.map((group) => (
        <details
          key={group}
          className="rounded-panel bg-bg-1 shadow-panel"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpened((known) => [...new Set([...known, group])]);
          }}
        >
          <summary className="cursor-pointer px-4 py-3 text-label text-text-1">
            {groupName(t, group, family.key)}
          </summary>
          <ul className="divide-y divide-line-1 px-4 pb-3">
            {family.plays
              .filter((play) => play.group === group && opened.includes(group))
              .map((play) => (
                <Entry key={play.id} family={family} play={play} terms={terms} />
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Entry({ family, play, terms }: { family: Family; play: Play; terms: LotteryTerms }) {
  const t = useT();
  const { currency } = useBrand();
  const { returnBps, maxGroup } = terms;
  const example = exampleOf(family, play);
  const figures = prizesOf(play, { group: maxGroup, ...(returnBps === null ? {} : { returnBps }) });
  const [first] = figures.filter(({ isPush }) => !isPush);
  if (example === undefined || first === undefined) return null;
  return (
    <li className="flex flex-col gap-1 py-3">
      <h3 className="text-label text-text-1">{playName(t, play)}</h3>
      <p className="text-body text-text-2">{ruleText(t, play)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-dense text-text-2">
        <span>
          {t('lottery.guide.chosen')} <b className="font-mono text-text-1">{words(t, example.selection)}</b>
        </span>
        <span>{t('lottery.guide.lines', { lines: example.lines })}</span>
        {example.result === undefined ? null : (
          <span className="inline-flex flex-wrap items-center gap-2">
            {t('lottery.guide.wins')}
            {family.shape.of === 'numbers' && family.shape.sizes.some((size) => size > 10) ? (
              <span className="font-mono text-text-1">{printed(family, example.result)}</span>
            ) : (
              <NumberRow family={family.key} numbers={example.result} size="s" />
            )}
          </span>
        )}
      </p>
      <p className="text-dense text-text-3 tabular-nums">
        {t('lottery.guide.odds', {
          one: oneIn(first.chance),
          pays: moneyText(paidOnOne(first.multiple), currency),
        })}
      </p>
    </li>
  );
}

const paidOnOne = ({ numerator, denominator }: Ratio): bigint => (ONE * numerator) / denominator;

/** How many lines win one time, cut after two decimals. */
const oneIn = ({ numerator, denominator }: Ratio): string =>
  (Number((denominator * HUNDRED) / numerator) / 100).toLocaleString('en-US');

type Way =
  `lottery.guide.way.${'direct' | 'combo' | 'anyPlaces' | 'entries' | 'options' | 'repeated' | 'choose' | 'permutations' | 'roll'}`;

const wayOf = (of: Play['form']['of']): Way => `lottery.guide.way.${of === 'any' ? 'anyPlaces' : of}`;

/** What wins on a play, or how its lines are made where that says it. */
function ruleText(t: T, play: Play): string {
  const { form, input } = play;
  const places = input.places === undefined ? '' : ` ${t('lottery.guide.places', { count: input.places.pick })}`;
  const pick = 'pick' in form ? form.pick : input.columns.length;
  const rule = winningRule(play);
  return (rule === undefined ? t(wayOf(form.of), { pick }) : t(rule.key, rule.values)) + places;
}

const words = (t: T, selection: string): string =>
  selection.replaceAll(/\d?[A-Za-z][A-Za-z0-9]*/g, (token) => tokenName(t, token));

/** Numbers of many digits as they are printed; of a long draw the ones that come first. */
function printed({ shape }: Family, result: readonly number[]): string {
  const sizes = shape.of === 'numbers' ? shape.sizes : [];
  const shown = result
    .slice(0, 4)
    .map((number, at) => String(number).padStart(String((sizes[at] ?? 10) - 1).length, '0'));
  return shown.join(' ') + (result.length > 4 ? ' …' : '');
}
