import { simulateOffer as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { isAgentType, readMember } from '#modules/agents/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { simulate } from '../simulate.ts';
import { readToday } from '../store/contracts.ts';
import { readTemplate } from '../store/templates.ts';

export const simulateOffer = ({ pool, identity }: ContractsDeps): Route =>
  implement(operation, async ({ input: { account, templateId }, brand, session: { brandId }, refuse }) => {
    const template = await readTemplate(pool, { brandId, id: templateId });
    if (!template) throw refuse('contract_template_unknown');
    const found = await identity.findAccountByName({ brandId, account });
    const agent = found && (await readMember(pool, { brandId, memberId: found.memberId }));
    // The house pays whoever stands below nobody.
    if (!agent || !isAgentType(agent.type) || agent.parentId !== null) throw refuse('contract_not_direct');
    const today = await readToday(pool, brand.timeZone);
    const { kind, terms } = template;
    const { currency } = brand;
    return { currency, ...(await simulate(pool, { brandId, agentId: agent.memberId, currency, kind, terms, today })) };
  });
