import { createOffer as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import { askRequest } from '../commands/askRequest.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentRequests } from '../presentRequests.ts';
import { HOUSE } from '../rules.ts';
import { readTemplate } from '../store/templates.ts';

export const createOffer = (deps: ContractsDeps): Route =>
  implement(operation, async ({ input: { requestId, account, offer }, brand, session, ip, refuse }) => {
    const { brandId, operatorId, username } = session;
    const member = await deps.identity.findAccountByName({ brandId, account });
    if (!member) throw refuse('contract_not_direct');
    if (await deps.operators.isOwnAccount(operatorId, member.memberId)) throw refuse('not_allowed');
    const template =
      offer.what === 'new' ? await readTemplate(deps.pool, { brandId, id: offer.templateId }) : undefined;
    if (offer.what === 'new' && (!template || template.isRetired)) throw refuse('contract_template_unknown');
    const kind = offer.what === 'new' ? (template?.kind ?? 'daily') : offer.kind;
    const row = await askRequest(
      deps,
      {
        ...{ brand, requestId, payerId: HOUSE, memberId: member.memberId, kind },
        ...{ askedBy: HOUSE, askedAs: username, terms: template?.terms },
      },
      (client, { id }) =>
        record(client, {
          ...{ brandId, actorId: operatorId, actor: username, ip, action: 'contracts.createOffer' },
          ...{ objectType: 'contractRequest', objectId: String(id) },
          after: { member: member.account, kind, what: offer.what, template: template?.name ?? '' },
        }),
    );
    const [shown] = await presentRequests(deps, [row], { brandId, viewer: HOUSE, timeZone: brand.timeZone });
    if (!shown) throw refuse('contract_none');
    return shown;
  });
