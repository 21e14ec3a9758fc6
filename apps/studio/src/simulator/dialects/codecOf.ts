import { speakEvolution } from './speakEvolution.ts';
import { speakJili } from './speakJili.ts';
import { speakPgsoft } from './speakPgsoft.ts';
import { speakPragmatic } from './speakPragmatic.ts';
import { speakSbo } from './speakSbo.ts';
import { speakSoftswiss } from './speakSoftswiss.ts';
import type { VendorCodec } from './VendorCodec.ts';

const speakers = {
  ...{ pragmatic: speakPragmatic, pgsoft: speakPgsoft, evolution: speakEvolution },
  ...{ jili: speakJili, softswiss: speakSoftswiss, sbo: speakSbo },
} as const;

export type DialectName = keyof typeof speakers;

export const dialectNames = Object.keys(speakers) as readonly DialectName[];

/** The codec of a vendor's dialect with its credentials. */
export function codecOf(dialect: DialectName, proof: { secret: string; operatorToken: string }): VendorCodec {
  return speakers[dialect](proof.secret, proof.operatorToken).codec;
}
