import { getRegisterTerms as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { agentOf } from '../agentOf.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { presentPercents } from '../present.ts';
import { mostOf } from '../refuseTerms.ts';
import { countOpenLinks } from '../store/links.ts';
import { readQuotas } from '../store/quotas.ts';
import { readRules } from '../store/rules.ts';
import { readMember } from '../store/tree.ts';

export const getRegisterTerms = ({ pool }: AgentsDeps): Route =>
  implement(operation, async ({ brand, session, refuse }) => {
    const who = agentOf({ brand, session });
    const own = await readMember(pool, who);
    if (!own) throw refuse('not_allowed');
    const [rules, quotas, open] = await Promise.all([
      readRules(pool, brand.id),
      readQuotas(pool, who),
      countOpenLinks(pool, who),
    ]);
    return {
      own: { rebateBps: own.rebateBps, prizeGroup: own.prizeGroup },
      most: mostOf(own, rules),
      least: { rebateBps: 0, prizeGroup: rules.minPrizeGroup },
      freeRebateBps: rules.freeRebateBps,
      quotas: quotas.map(({ fromBps, toBps, granted, used }) => ({ fromBps, toBps, granted, left: granted - used })),
      percents: presentPercents(rules.rebatePercents),
      links: { open, most: rules.linksAtOnce },
    };
  });
