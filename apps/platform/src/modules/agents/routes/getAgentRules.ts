import { getAgentRules as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { presentRules } from '../present.ts';
import { readRules } from '../store/rules.ts';

export const getAgentRules = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ brand }) => presentRules(await readRules(pool, brand.id), brand.currency));
