import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';
import { createHmac } from 'node:crypto';

/** Fair draws that follow from a promised seed: whoever knows it, what was added to it and the number draws the same. */
export const seededDraw = (seed: string, clientSeed: string, nonce: bigint): ((n: number) => number) =>
  createDraw((cursor) =>
    createHmac('sha256', seed)
      .update(streamMessage(clientSeed, nonce, cursor), 'utf8')
      .digest(),
  );
