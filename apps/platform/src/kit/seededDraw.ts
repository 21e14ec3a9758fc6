import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';
import { createHmac } from 'node:crypto';

/** Unbiased draws from a committed seed: the same seed, client seed and nonce give the same draws. */
export const seededDraw = (seed: string, clientSeed: string, nonce: bigint): ((n: number) => number) =>
  createDraw((cursor) =>
    createHmac('sha256', seed)
      .update(streamMessage(clientSeed, nonce, cursor), 'utf8')
      .digest(),
  );
