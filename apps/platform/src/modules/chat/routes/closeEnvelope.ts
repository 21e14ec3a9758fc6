import { closeEnvelope as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { stopEnvelope } from '../commands/stopEnvelope.ts';
import { presentHouseEnvelope } from '../present.ts';

export const closeEnvelope = (deps: ChatDeps): Route =>
  implement(operation, async ({ input: { envelopeId }, session, ip }) => {
    const row = await stopEnvelope(deps, { operator: session, ip }, envelopeId);
    deps.news.tell(row);
    return presentHouseEnvelope(row);
  });
