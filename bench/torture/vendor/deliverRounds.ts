import { Late, type WireClient } from '@baize/tools/conformance/WireClient';
import { NoAnswer } from '../NoAnswer.ts';
import type { Verdict } from '@baize/studio/simulator/dialects/VendorCodec';
import type { Call, Round } from './Round.ts';

/** How long a connection lasts, in milliseconds, that is cut in the middle of a call. */
const CUT_WITHIN_MS = 8;
const CALLERS = 256;
/** An answer that leaves the outcome open is asked for again so often. */
const PATIENCE = 20;
/** How long one delivery waits; where so many have waited that long in vain, more of them tell nothing new. */
const DELIVERY_MS = 30_000;
const MOST_LATE = CALLERS;

export type Wire = {
  /** The processes of the platform by dialect; any of them answers any call. */
  linesOf(dialect: string): readonly WireClient[];
  draw(n: number): number;
  /** Of a hundred deliveries so many lose their connection. */
  cutPercent: number;
  /** Numbers the moments of all calls. */
  tick: number;
  delivered: number;
  cut: number;
  /** Deliveries that lost their connection without anybody cutting it. */
  lost: number;
  /** Deliveries that had no answer within their time. */
  late: number;
};

/** Delivers all calls of these rounds in one random order, and then whatever a vendor would ask for again. */
export async function deliverRounds(wire: Wire, rounds: readonly Round[]): Promise<void> {
  const all = rounds.flatMap((round) =>
    round.calls.flatMap((call) =>
      Array.from({ length: call.deliveries }, (_, attempt) => ({ round, call, attempt, order: wire.draw(2 ** 31) })),
    ),
  );
  all.sort((a, b) => a.order - b.order);
  await byMany(all, async ({ round, call, attempt }) => {
    // Whose words for "done before" are vague must have heard the first time, or nobody could tell what happened.
    const isVague = round.seat.voice.isVague === true && round.calls.length === 3;
    const isCut = wire.draw(100) < wire.cutPercent && !isVague;
    await deliver(wire, round, call, attempt, isCut ? wire.draw(CUT_WITHIN_MS) : undefined);
  });
  await byMany(rounds, async (round) => {
    for (const call of round.calls) await settle(wire, round, call);
  });
}

/** Every call once more. */
export async function askAgain(wire: Wire, rounds: readonly Round[]): Promise<void> {
  const all = rounds.flatMap((round) => round.calls.map((call) => ({ round, call })));
  await byMany(all, async ({ round, call }) => {
    for (let turn = 0; turn < PATIENCE; turn += 1) {
      if (!isOpen(await deliver(wire, round, call, call.deliveries + turn))) return;
    }
  });
}

/** What was not accepted is asked for once more in the order in which it makes sense; a win may have overtaken its bet. */
async function settle(wire: Wire, round: Round, call: Call): Promise<void> {
  const isDone = call.told.some(({ verdict }) => verdict === 'done' || verdict === 'again');
  for (let turn = 0; !isDone && turn < PATIENCE; turn += 1) {
    if (!isOpen(await deliver(wire, round, call, call.deliveries + turn))) return;
  }
}

function isOpen(verdict: Verdict | undefined): boolean {
  return verdict === undefined || verdict === 'retry' || verdict === 'none';
}

/** Resolves with what was heard, or with nothing where the connection was lost: what happened is then not known. */
async function deliver(
  wire: Wire,
  { seat, play }: Round,
  call: Call,
  attempt: number,
  cutAfterMs?: number,
): Promise<Verdict | undefined> {
  const { voice } = seat;
  const lines = wire.linesOf(voice.dialect);
  const line = lines[wire.draw(lines.length)];
  if (!line) throw new Error(`There is no platform for ${voice.dialect}.`);
  const sentAt = (wire.tick += 1);
  wire.delivered += 1;
  try {
    const { httpStatus, text } = await line.post({
      ...voice.request(call.step, play, attempt),
      cutAfterMs,
      deadlineMs: DELIVERY_MS,
    });
    const { verdict, balance } = voice.readAnswer(httpStatus, text);
    // Most answers are the same again; they are kept once.
    const known = call.told.find((told) => told.text === text)?.text ?? text;
    call.told.push({ sentAt, heardAt: (wire.tick += 1), verdict, balance, text: known });
    return verdict;
  } catch (error) {
    if (error instanceof Late) wire.late += 1;
    if (wire.late >= MOST_LATE) throw new NoAnswer(`${wire.late} deliveries`, DELIVERY_MS / 1_000);
    if (cutAfterMs === undefined) wire.lost += 1;
    else wire.cut += 1;
    return undefined;
  }
}

async function byMany<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let at = 0;
  const caller = async (): Promise<void> => {
    for (let item = items[at++]; item !== undefined; item = items[at++]) await work(item);
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
}
