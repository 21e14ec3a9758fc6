import { simulateContract as operation } from '@baize/contract';
import { termsFault } from '@baize/maths/contracts/termsFault';
import { implement, type Route } from '#kit/implement.ts';
import { isDirectDownline } from '#modules/agents/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { simulate } from '../simulate.ts';
import { readToday } from '../store/contracts.ts';

export const simulateContract = ({ pool, identity }: ContractsDeps): Route =>
  implement(operation, async ({ input: { kind, account, terms }, brand, session, refuse }) => {
    refuseOutsider(brand, session);
    if (termsFault(kind, terms) !== undefined) throw refuse('contract_terms_invalid');
    const brandId = brand.id;
    const found = await identity.findAccountByName({ brandId, account });
    const isKnown =
      found !== undefined &&
      (found.memberId === session.memberId ||
        (await isDirectDownline(pool, { brandId, agentId: session.memberId, memberId: found.memberId })));
    if (!isKnown) throw refuse('contract_not_direct');
    const today = await readToday(pool, brand.timeZone);
    const { currency } = brand;
    return { currency, ...(await simulate(pool, { brandId, agentId: found.memberId, currency, kind, terms, today })) };
  });
