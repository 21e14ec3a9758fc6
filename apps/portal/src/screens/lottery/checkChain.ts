import type { OutputOf } from '@baize/contract';
import { getDrawProof } from '@baize/contract/lotteries/getDrawProof';
import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { CallError } from '@baize/client/CallError';
import { call } from '../../call.ts';
import { checkDraw } from './checkDraw.ts';
import { shapeOf } from './shapeOf.ts';

type Proof = OutputOf<typeof getDrawProof>;
type Named = { gameCode: string; drawNo: string };

/** So many draws are looked at, the one that is named among them. */
const MOST = 20;
/** So many draws may be missing between two; more of them in a row would be a break of its own. */
const MOST_MISSING = 10;

/**
 * Draws the draws up to one again and looks whether each is tied to the one before it. A draw that is void after it was
 * drawn is in the chain and in no list of results: it is looked for. Says how many were looked at, and the first that does
 * not hold, if one does not.
 */
export async function checkChain({ gameCode, drawNo }: Named): Promise<{ checked: number; brokenAt?: string }> {
  const opened = await call(listOpenedNumbers, { gameCode, pageNum: 1, pageSize: 100 });
  const numbers = opened.content.map(({ no }) => no).filter((no) => no <= drawNo);
  let checked = 0;
  /* The latest first: each names the chain of the one that came before it. */
  let later: Proof | undefined;
  for (const no of numbers.slice(0, MOST)) {
    const proof = await call(getDrawProof, { gameCode, drawNo: no });
    if (later !== undefined && later.chainBefore !== proof.chain) {
      for (const hidden of await readMissing({ gameCode, from: no, to: later.no })) {
        if (hidden.chain !== later.chainBefore) continue;
        if (!(await holds(hidden))) return { checked, brokenAt: hidden.no };
        later = hidden;
        checked += 1;
      }
      if (later.chainBefore !== proof.chain) return { checked, brokenAt: later.no };
    }
    if (!(await holds(proof))) return { checked, brokenAt: no };
    later = proof;
    checked += 1;
  }
  return { checked };
}

async function holds(proof: Proof): Promise<boolean> {
  const shape = await shapeOf(proof.family);
  const check = shape === undefined ? undefined : await checkDraw(proof, shape);
  return check !== undefined && check.isCommitted && check.isDrawn && check.isChained;
}

/** Draws between two, the latest first, that are in no list of results. */
async function readMissing({ gameCode, from, to }: { gameCode: string; from: string; to: string }): Promise<Proof[]> {
  const found: Proof[] = [];
  for (const drawNo of numbersBetween(from, to)) {
    try {
      found.push(await call(getDrawProof, { gameCode, drawNo }));
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'draw_not_found') throw error;
    }
  }
  return found;
}

/** Numbers that draws between two may have: those of one day, or the first of the later day and the next of the earlier. */
function numbersBetween(from: string, to: string): string[] {
  const [fromDay = '', fromNth = ''] = from.split('-');
  const [toDay = '', toNth = ''] = to.split('-');
  const named = (day: string, nth: number): string => `${day}-${String(nth).padStart(4, '0')}`;
  const down = (day: string, first: number, last: number): string[] =>
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => named(day, last - at));
  const start = Number(fromNth) + 1;
  const numbers =
    fromDay === toDay
      ? down(toDay, start, Number(toNth) - 1)
      : [...down(toDay, 1, Number(toNth) - 1), ...down(fromDay, start, start + MOST_MISSING / 2)];
  return numbers.slice(0, MOST_MISSING);
}
