import type { Fraction } from '@baize/maths/fractions/Fraction';
import { reduceFraction } from '@baize/maths/fractions/reduceFraction';
import { payTable } from './payTable.ts';
import type { ReelSet, SlotModel, SlotSymbol } from './SlotModel.ts';

/**
 * The maximum win of one round, in multiples of the bet: the best paid spin that starts free spins and the best of as
 * many free spins as it can lead to, each retrigger being one that the best spins may have to give way to.
 */
export function countGreatestWin(model: SlotModel = payTable): Fraction {
  const { scattersNeeded, award: more, ways = [] } = model.freeSpins;
  const { base, free } = model.reels;
  let most = largestSpin(model, base, 0) ?? 0n;
  const trigger = largestSpin(model, base, scattersNeeded);
  const best = largestSpin(model, free, 0) ?? 0n;
  const retrigger = largestSpin(model, free, scattersNeeded);
  for (const { award, maximum, multiplier } of [model.freeSpins, ...ways]) {
    if (trigger === undefined || award === 0) continue;
    for (let again = 0; ; again += 1) {
      const spins = Math.min(award + more * again, maximum);
      const win = trigger + (BigInt(again) * (retrigger ?? 0n) + BigInt(spins - again) * best) * multiplier;
      if (win > most) most = win;
      if (spins === maximum || retrigger === undefined) break;
    }
  }
  return reduceFraction({ numerator: most, denominator: BigInt(model.lines.length) });
}

/** A line that may still pay: its first symbol and on how many reels it has continued. */
interface Alive {
  rows: readonly number[];
  symbol: SlotSymbol;
  /** Payout if it ended here. */
  now: bigint;
  /** Payout if it continues to the last reel. */
  best: bigint;
}

interface Partly {
  alive: readonly Alive[];
  scatters: number;
  /** Payout of lines that have ended. */
  paid: bigint;
}

/**
 * The best view of these reels with at least so many scatters, in line bets; undefined if there is none. Branch and
 * bound: a view is built reel by reel, and pruned as soon as its upper bound cannot beat the best.
 */
function largestSpin(model: SlotModel, reels: ReelSet, scattersNeeded: number): bigint | undefined {
  const windows = reels.map((strip) =>
    strip.map((_, stop) => Array.from({ length: model.rows }, (__, row) => strip[(stop + row) % strip.length]!)),
  );
  const scattersIn = (window: readonly SlotSymbol[]): number => window.filter((one) => one === model.scatter).length;
  const scattersAfter = windows.map((_, reel) =>
    windows.slice(reel).reduce((sum, all) => sum + Math.max(...all.map(scattersIn)), 0),
  );
  const scatterPay = (count: number): bigint => (model.scatterPays[count] ?? 0n) * BigInt(model.lines.length);
  let best: bigint | undefined;

  const bound = ({ alive, scatters, paid }: Partly, reel: number): bigint => {
    let most = 0n;
    for (let more = 0; more <= (scattersAfter[reel] ?? 0); more += 1) {
      const pay = scatterPay(scatters + more);
      if (pay > most) most = pay;
    }
    return alive.reduce((sum, line) => sum + line.best, paid + most);
  };
  const begin = (window: readonly SlotSymbol[]): Partly => ({
    alive: model.lines.flatMap((rows): Alive[] => {
      const symbol = window[rows[0]!]!;
      const pays = model.linePays[symbol];
      if (symbol === model.scatter || pays === undefined) return [];
      return [{ rows, symbol, now: 0n, best: pays.reduce((most, pay) => (pay > most ? pay : most)) }];
    }),
    scatters: scattersIn(window),
    paid: 0n,
  });
  const extend = (before: Partly, window: readonly SlotSymbol[], reel: number): Partly => {
    let { paid } = before;
    const alive: Alive[] = [];
    for (const line of before.alive) {
      const next = window[line.rows[reel]!]!;
      if (next === line.symbol || next === model.wild) {
        alive.push({ ...line, now: reel < 2 ? 0n : model.linePays[line.symbol]![reel - 2]! });
      } else paid += line.now;
    }
    return { alive, scatters: before.scatters + scattersIn(window), paid };
  };
  const search = (before: Partly | undefined, reel: number): void => {
    if (reel === reels.length) {
      const { alive, scatters, paid } = before!;
      if (scatters < scattersNeeded) return;
      const win = alive.reduce((sum, line) => sum + line.now, paid + scatterPay(scatters));
      if (best === undefined || win > best) best = win;
      return;
    }
    const next = windows[reel]!.map((window) => {
      const partly = before === undefined ? begin(window) : extend(before, window, reel);
      return { partly, most: bound(partly, reel + 1) };
    }).toSorted((a, b) => Number(b.most - a.most));
    for (const { partly, most } of next) {
      if (best !== undefined && most <= best) return;
      if (partly.scatters + (scattersAfter[reel + 1] ?? 0) >= scattersNeeded) search(partly, reel + 1);
    }
  };
  search(undefined, 0);
  return best;
}
