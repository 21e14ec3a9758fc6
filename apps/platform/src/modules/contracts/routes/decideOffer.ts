import { decideOffer as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import { decideRequest } from '../commands/decideRequest.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentRequests } from '../presentRequests.ts';
import { HOUSE } from '../rules.ts';
import { readRequest } from '../store/requests.ts';

export const decideOffer = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { id, act, reason }, brand, session, ip, refuse }) => {
    const { brandId, operatorId, username } = session;
    const known = await readRequest(deps.pool, { brandId, id });
    if (!known) throw refuse('contract_request_unknown');
    if (await deps.operators.isOwnAccount(operatorId, known.memberId)) throw refuse('not_allowed');
    const row = await decideRequest(deps, { brand, id, act, by: HOUSE }, (client, { status, kind, what }) =>
      record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason, action: 'contracts.decideOffer' },
        ...{
          objectType: 'contractRequest',
          objectId: id,
          before: { status: 'pending' },
          after: { status, kind, what },
        },
      }),
    );
    const [shown] = await presentRequests(deps, [row], { brandId, viewer: HOUSE, timeZone: brand.timeZone });
    if (!shown) throw refuse('contract_request_unknown');
    return shown;
  });
