import { createEnvelope as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { fillEnvelope } from '../commands/fillEnvelope.ts';
import { presentHouseEnvelope } from '../present.ts';

export const createEnvelope = (deps: ChatDeps): Route =>
  implement(operation, async ({ brand, input, session, ip }) => {
    const { row, isNew } = await fillEnvelope(deps, { operator: session, ip, currency: brand.currency }, input);
    if (isNew) deps.news.tell(row);
    return presentHouseEnvelope(row);
  });
