import { closeTemplate as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentTemplate } from '../present.ts';
import { retireTemplate } from '../store/templates.ts';

export const closeTemplate = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ input: { id }, session, ip, refuse }) => {
    const { brandId, operatorId, username } = session;
    const row = await transact(pool, async (client) => {
      const retired = await retireTemplate(client, { brandId, id });
      if (!retired) throw refuse('contract_template_unknown');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, action: 'contracts.closeTemplate' },
        ...{ objectType: 'contractTemplate', objectId: id, after: { name: retired.name } },
      });
      return retired;
    });
    return presentTemplate(row);
  });
