import { createHmac } from 'node:crypto';
import { createDraw } from '@baize/maths/fairness/createDraw';
import { streamMessage } from '@baize/maths/fairness/streamMessage';

/** The draws of one round. The HMAC key is the server seed's text, so any HMAC tool can repeat them. */
export function fairDraw(serverSeed: string, clientSeed: string, nonce: bigint): (n: number) => number {
  return createDraw((cursor) =>
    createHmac('sha256', serverSeed)
      .update(streamMessage(clientSeed, nonce, cursor), 'utf8')
      .digest(),
  );
}
