import { approveDeposit as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideDeposit } from '../commands/decideDeposit.ts';
import type { CashierDeps } from '../CashierDeps.ts';
import { presentQueued } from '../present.ts';

/** Minimum length of the reason for a late approval. */
const SHORTEST = 10;

export const approveDeposit = (deps: CashierDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const { depositId, isLate = false } = input;
    const note = input.note.trim();
    if (isLate && note.length < SHORTEST) throw refuse('reason_required');
    return presentQueued(
      await decideDeposit(deps, { depositId, note, isLate, operator: session, ip, status: 'approved' }),
    );
  });
