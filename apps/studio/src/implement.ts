import type { StudioAudience, StudioErrorsOf, StudioOperation } from '@baize/contract/studio/studioOperation';
import type * as z from 'zod/mini';
import type { Merchant } from './gateway/Gateway.ts';
import type { PlaySession } from './guests/PlaySession.ts';
import type { PursePlayer } from './purse/store.ts';
import type { Operator } from './settings.ts';
import type { SimPlayer } from './simulator/SimPlayer.ts';
import type { StudioError } from './StudioError.ts';

/** The authenticated caller per audience. */
export interface Callers extends Record<StudioAudience, unknown> {
  anyone: undefined;
  player: PlaySession;
  pursePlayer: PursePlayer;
  simPlayer: SimPlayer;
  operator: Operator;
  merchant: Merchant;
}

/** What a handler receives: validated input, the caller, and a typed way to refuse. */
export type StudioCall<Op extends StudioOperation> = Readonly<{
  input: z.output<Op['input']>;
  caller: Callers[Op['audience']];
  /** The message defaults to the contract's for the code. */
  refuse(error: StudioErrorsOf<Op> | 'badRequest', message?: string): StudioError;
}>;

/** An operation with its handler, ready to be mounted. */
export type StudioRoute = {
  operation: StudioOperation;
  handle: (call: StudioCall<StudioOperation>) => Promise<unknown>;
};

/** Binds a handler to an operation of the contract; input, caller, output and errors are typed by it. */
export function implement<Op extends StudioOperation>(
  operation: Op,
  handle: (call: StudioCall<Op>) => Promise<z.output<Op['output']>>,
): StudioRoute {
  return { operation, handle: handle as unknown as StudioRoute['handle'] };
}
