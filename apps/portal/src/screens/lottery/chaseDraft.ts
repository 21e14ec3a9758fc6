import { chasePlan, type ChaseRule } from '@baize/maths/lottery/chasePlan';
import type { BetItem } from './BetItem.ts';

export const chaseModes = ['same', 'multiple', 'doubling', 'profitRate'] as const;

/** A chase as it is typed. */
export type ChaseDraft = {
  mode: (typeof chaseModes)[number];
  draws: string;
  multiple: string;
  every: string;
  factor: string;
  percent: string;
  stopsOnWin: boolean;
};

/** As many draws as a chase may go over at most. */
export const MOST_DRAWS = 30;

export const firstDraft: ChaseDraft = {
  ...{ mode: 'same', draws: '5', multiple: '1', every: '2', factor: '2', percent: '50', stopsOnWin: true },
};

const most = { draws: MOST_DRAWS, multiple: 1_000_000, every: 20, factor: 100, percent: 10_000 } as const;
const least = { draws: 2, multiple: 1, every: 1, factor: 2, percent: 1 } as const;

/** The fields of a mode beside the number of draws. */
export const fieldsOf = (mode: ChaseDraft['mode']) =>
  ({
    ...{ same: ['draws', 'multiple'], doubling: ['draws', 'multiple'] },
    ...{ multiple: ['draws', 'multiple', 'every', 'factor'], profitRate: ['draws', 'multiple', 'percent'] },
  })[mode] as readonly (keyof typeof most)[];

/** One draw of a chase: what it stakes, what has been staked by then, and what the least prize there leaves of that. */
type ChaseStep = Readonly<{ multiple: number; stake: bigint; sum: bigint; profit: bigint }>;

export type ReadChase = { rule: ChaseRule; draws: number; steps: readonly ChaseStep[]; stake: bigint };

const presets: readonly number[] = [5, 10, 15, 25, MOST_DRAWS];

/** Numbers of draws to choose from: the usual ones, and all of them where fewer stand ahead than a chase may go over. */
export const drawCounts = (ahead: number): number[] => {
  const every = ahead >= least.draws && ahead < MOST_DRAWS ? [ahead] : [];
  return [...new Set([...presets.filter((count) => count <= ahead), ...every])];
};

/**
 * What the server will be asked for and what it will come to, by its own sums; or the field that is no number, or why
 * not. No more draws can be asked for than stand `ahead`.
 */
export function readChase(
  draft: ChaseDraft,
  items: readonly BetItem[],
  ahead: number = MOST_DRAWS,
): ReadChase | { fault: keyof typeof most } | { fault: 'impossible' } {
  const read = (name: keyof typeof most): number => {
    const value = /^\d{1,7}$/.test(draft[name].trim()) ? Number(draft[name]) : Number.NaN;
    return value >= least[name] && value <= (name === 'draws' ? ahead : most[name]) ? value : Number.NaN;
  };
  const fault = fieldsOf(draft.mode).find((name) => Number.isNaN(read(name)));
  if (fault !== undefined) return { fault };
  const [draws, multiple] = [read('draws'), read('multiple')];
  const rule: ChaseRule =
    draft.mode === 'multiple'
      ? { mode: 'multiple', multiple, every: read('every'), factor: read('factor') }
      : draft.mode === 'profitRate'
        ? { mode: 'profitRate', multiple, percent: read('percent') }
        : { mode: draft.mode, multiple };
  const stake = items.reduce((sum, item) => sum + item.stake, 0n);
  const prize = items.reduce((low, item) => (item.least < low ? item.least : low), items[0]?.least ?? 0n);
  const plan = chasePlan(rule, draws, { stake, prize });
  if ('fault' in plan) return { fault: 'impossible' };
  let sum = 0n;
  const steps = plan.multiples.map((own): ChaseStep => {
    const staked = stake * BigInt(own);
    sum += staked;
    return { multiple: own, stake: staked, sum, profit: prize * BigInt(own) - sum };
  });
  return { rule, draws, steps, stake: sum };
}
