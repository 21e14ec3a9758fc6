import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';
import type { AnyOutcome } from '@baize/engine/HouseGame';
import { houseGames } from '@baize/games/houseGames';

export interface ProofInput {
  /** The game code of a house game. */
  game: string;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: bigint;
  bet: bigint;
  /** What its player decided; the usual way without one. */
  choice?: number | undefined;
}

export interface Recomputed {
  isCommitted: boolean;
  outcome: AnyOutcome;
  /** Every draw in order: its source word, the range, and the result. */
  draws: { word: number; size: number; stop: number }[];
}

/** Words per block of the stream; each draw takes one. */
const WORDS = 8;
/** Room for rejected words, of which a whole round hardly ever has more than one. */
const SPARE_BLOCKS = 8;

/** Recomputes the round with the browser's own cryptography and the same game maths as the server. */
export async function recompute({
  game,
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
  bet,
  choice,
}: ProofInput): Promise<Recomputed> {
  const text = new TextEncoder();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(serverSeed)));
  const key = await crypto.subtle.importKey('raw', text.encode(serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const { mostDraws, play } = houseGames[game]!;
  const blocks = await Promise.all(
    Array.from(
      { length: Math.ceil(mostDraws / WORDS) + SPARE_BLOCKS },
      async (_, cursor) =>
        new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(streamMessage(clientSeed, nonce, cursor)))),
    ),
  );
  let wordsRead = 0;
  let lastWord = 0;
  // The draw gets one word at a time, so that the source word of each result is known.
  const draw = createDraw(() => {
    const block = blocks[Math.floor(wordsRead / WORDS)];
    if (!block) throw new Error('The stream is longer than any round.');
    const at = (wordsRead % WORDS) * 4;
    wordsRead += 1;
    const word = block.slice(at, at + 4);
    lastWord = new DataView(word.buffer).getUint32(0, false);
    return word;
  });
  const draws: Recomputed['draws'] = [];
  const outcome = play(
    (size) => {
      const stop = draw(size);
      draws.push({ word: lastWord, size, stop });
      return stop;
    },
    bet,
    choice,
  );
  return { isCommitted: toHex(digest) === serverSeedHash.toLowerCase(), outcome, draws };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
