import { processContract as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { decideRequest } from '../commands/decideRequest.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { refuseOutsider } from '../policy.ts';
import { presentRequests } from '../presentRequests.ts';

export const processContract = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { id, act, paymentPassword = '' }, brand, session, refuse }) => {
    refuseOutsider(brand, session);
    const { brandId, memberId } = session;
    if (act === 'accept') await deps.identity.checkPaymentPassword({ brandId, memberId, password: paymentPassword });
    const row = await decideRequest(deps, { brand, id, act, by: memberId });
    const [shown] = await presentRequests(deps, [row], { brandId, viewer: memberId, timeZone: brand.timeZone });
    if (!shown) throw refuse('contract_request_unknown');
    return shown;
  });
