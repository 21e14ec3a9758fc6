import { createTemplate as operation } from '@baize/contract';
import { termsFault } from '@baize/maths/contracts/termsFault';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { presentTemplate } from '../present.ts';
import { insertTemplate } from '../store/templates.ts';

export const createTemplate = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ input: { name, kind, terms }, session, ip, refuse }) => {
    if (termsFault(kind, terms) !== undefined) throw refuse('contract_terms_invalid');
    const { brandId, operatorId, username } = session;
    const row = await transact(pool, async (client) => {
      const written = await insertTemplate(client, { brandId, name, kind, terms, createdBy: username });
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, action: 'contracts.createTemplate' },
        ...{ objectType: 'contractTemplate', objectId: String(written.id), after: { name, kind } },
      });
      return written;
    });
    return presentTemplate(row);
  });
