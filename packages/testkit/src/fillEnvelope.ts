import { createEnvelope, type InputOf } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { openOperator } from './openOperator.ts';
import type { TestPlatform } from './startPlatform.ts';

type Draft = InputOf<typeof createEnvelope>['envelope'];

/** An operator's input for a red envelope; in tests everybody has the same network. */
export const envelopeOf = (roomId: string, changes: Partial<Draft> = {}): Draft => ({
  ...{ roomId, greeting: { EN: '', CN: '', MS: '' }, amount: 880_000n, shares: 4, minutes: 10, perNetwork: 1_000 },
  ...changes,
});

/** Puts a red envelope into a room the way operators do. */
export async function fillEnvelope(site: TestPlatform, roomId: string, changes: Partial<Draft> = {}) {
  const { token } = await openOperator(site);
  const input = { requestId: randomUUID(), envelope: envelopeOf(roomId, changes) };
  const { answer } = await site.call(createEnvelope, input, { token });
  if (!answer.value) throw new Error(`No envelope was put there: ${answer.code}`);
  return answer.value;
}
