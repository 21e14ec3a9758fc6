import type { Language } from '@baize/contract/languages';
import type { getLimits, OutputOf } from '@baize/contract';
import type { getProfit } from '@baize/contract/members/getProfit';
import { formatAmount } from '@baize/maths';
import type { PdfPart } from '#modules/exports/index.ts';
import type { BlockRow } from './rules.ts';
import { fillWords, statementWords } from './statementWords.ts';

export type StatementFacts = Readonly<{
  brandName: string;
  account: string;
  /** The first and the last day, both inclusive. */
  firstDay: string;
  lastDay: string;
  madeAt: Date;
  profit: OutputOf<typeof getProfit>;
  standing: OutputOf<typeof getLimits>;
  /** Blocks that overlap the period. */
  blocks: readonly BlockRow[];
}>;

/** An activity statement from top to bottom, with the exact figures of the records. */
export function statementParts(facts: StatementFacts, language: Language, clock: (at: Date) => string): PdfPart[] {
  const words = statementWords[language];
  const { profit, standing, blocks } = facts;
  const { totals } = profit;
  const adjusted = totals.net - totals.win + totals.bet;
  const money = (units: bigint): string => grouped(formatAmount(units));
  const period = { from: facts.firstDay, to: facts.lastDay };
  const amount = (heading: string, share: number) => ({ heading, share, isAmount: true });
  return [
    {
      kind: 'facts',
      rows: [
        [words.facts.brand, facts.brandName],
        [words.facts.account, facts.account],
        [words.facts.period, fillWords(words.period, period)],
        [words.facts.currency, profit.currency],
        [words.facts.zone, profit.timeZone],
        [words.facts.madeAt, clock(facts.madeAt)],
      ],
    },
    { kind: 'heading', text: words.summary },
    {
      kind: 'facts',
      rows: [
        [words.sums.deposits, money(totals.deposits)],
        [words.sums.withdrawals, money(totals.withdrawals)],
        [words.sums.rounds, String(totals.rounds)],
        [words.sums.bet, money(totals.bet)],
        [words.sums.win, money(totals.win)],
        ...(adjusted === 0n ? [] : [[words.sums.adjusted, money(adjusted)] as const]),
        [words.sums.net, money(totals.net)],
        [words.sums.rebate, money(totals.rebate)],
        [words.sums.bonus, money(totals.bonus)],
        [words.sums.result, money(totals.result)],
      ],
    },
    { kind: 'heading', text: words.days },
    {
      kind: 'table',
      columns: [
        { heading: words.day.day, share: 16 },
        amount(words.day.rounds, 11),
        amount(words.day.bet, 18),
        amount(words.day.win, 18),
        amount(words.day.net, 18),
        amount(words.day.gains, 19),
      ],
      rows: profit.days.map(({ day, rounds, bet, win, net, rebate, bonus }) => [
        ...[day, String(rounds), money(bet), money(win), money(net), money(rebate + bonus)],
      ]),
      empty: words.noDays,
    },
    { kind: 'heading', text: words.limits },
    {
      kind: 'table',
      columns: [
        { heading: words.limit.name, share: 34 },
        amount(words.limit.allowed, 16),
        amount(words.limit.used, 16),
        amount(words.limit.next, 34),
      ],
      rows: limitRows(standing, language, clock),
      empty: '',
    },
    { kind: 'heading', text: words.blocks },
    {
      kind: 'table',
      columns: [
        { heading: words.block.kind, share: 34 },
        { heading: words.block.since, share: 33 },
        { heading: words.block.until, share: 33 },
      ],
      rows: blocks.map(({ kind, beginsAt, endsAt, liftedAt }) => [
        words.kinds[kind],
        clock(beginsAt),
        liftedAt !== null
          ? fillWords(words.lifted, { at: clock(liftedAt) })
          : endsAt === null
            ? words.open
            : clock(endsAt),
      ]),
      empty: words.noBlocks,
    },
    { kind: 'note', text: words.note },
  ];
}

function limitRows(
  { limits, session }: StatementFacts['standing'],
  language: Language,
  clock: (at: Date) => string,
): string[][] {
  const { names, none, minutes, from } = statementWords[language];
  const money = (units: bigint | null): string => (units === null ? none : grouped(formatAmount(units)));
  const time = (value: number | null): string => (value === null ? none : fillWords(minutes, { minutes: value }));
  const later = (value: string, at: string | null): string =>
    at === null ? '–' : fillWords(from, { value, from: clock(new Date(at)) });
  return [
    ...limits.map(({ measure, period, allowed, used, next, nextFrom }) => [
      `${names[measure]} · ${names[period]}`,
      money(allowed),
      measure === 'stake' ? '–' : money(used),
      later(money(next), nextFrom),
    ]),
    [
      names.session,
      time(session.allowedMinutes),
      time(session.usedMinutes),
      later(time(session.nextMinutes), session.nextFrom),
    ],
  ];
}

/** 1234567.5 as 1,234,567.50: at least two decimals, without truncation. */
function grouped(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return `${sign === '' ? '' : '−'}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`;
}
