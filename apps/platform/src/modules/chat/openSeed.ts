import { commitmentOf } from '@baize/server/commitmentOf';
import type { ChatDeps } from './ChatDeps.ts';
import type { EnvelopeRow } from './EnvelopeRow.ts';
import { placeOfSeed } from './placeOfSeed.ts';

/** Decrypts the seed of an envelope; throws if it does not match the commitment. */
export function openSeed({ secrets }: Pick<ChatDeps, 'secrets'>, row: EnvelopeRow): string {
  const seed = secrets.open(row.sealedSeed, placeOfSeed(row)).toString();
  if (commitmentOf(seed) !== row.commitment) throw new Error(`The seed of envelope ${row.id} is not the promised one.`);
  return seed;
}
