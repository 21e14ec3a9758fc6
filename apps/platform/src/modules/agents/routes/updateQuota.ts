import { updateQuota as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { setQuota } from '../commands/setQuota.ts';

export const updateQuota = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, session: operator, ip }) => [
    ...(await setQuota(deps, { ...input, operator, ip })),
  ]);
