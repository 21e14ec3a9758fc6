import { updateAgentRules as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { setRules } from '../commands/setRules.ts';
import { presentRules } from '../present.ts';

export const updateAgentRules = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input: { reason, ...rules }, brand, session: operator, ip }) =>
    presentRules(await setRules(deps, { rules, reason, operator, ip }), brand.currency),
  );
