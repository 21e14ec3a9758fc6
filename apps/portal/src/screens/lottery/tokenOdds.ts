import { formatAmount } from '@baize/maths';
import type { Play } from '@baize/maths/lottery/Play';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import type { LotteryTerms } from './BetItem.ts';

/** Pads of more tokens have no room for a figure under each. */
const MOST = 49;
/** 1 in 1/100,000. */
const ONE = 100_000n;

/**
 * What a stake of 1 on each token of each column of a play brings where tokens are paid differently, such as an animal of
 * five numbers and one of four; cut after two decimals. Undefined where all are paid alike, or where a token alone is no bet.
 */
export function tokenOdds(
  play: Play,
  prizeGroup: number,
  { returnBps }: Pick<LotteryTerms, 'returnBps'>,
): readonly (readonly string[])[] | undefined {
  const { columns } = play.input;
  const isAlone = play.form.of === 'any' ? play.form.pick === 1 : play.form.of === 'options' && columns.length === 1;
  if (!isAlone || play.prizes.length === 1) return undefined;
  if (columns.some(({ tokens, low }) => tokens.length > MOST || low > 1)) return undefined;
  const figures = prizesOf(play, { group: prizeGroup, ...(returnBps === null ? {} : { returnBps }) });
  const odds = columns.map(({ tokens }, at) =>
    tokens.map((_, token) => {
      const lines = play.count({ places: [], columns: columns.map((_, other) => (other === at ? [token] : [])) });
      const own = figures.find(({ kind, isPush }) => !isPush && (lines[kind] ?? 0) > 0);
      return own === undefined ? 0n : (ONE * own.multiple.numerator) / own.multiple.denominator;
    }),
  );
  if (new Set(odds.flat()).size < 2) return undefined;
  return odds.map((column) => column.map((units) => formatAmount(units - (units % (ONE / 100n)))));
}
