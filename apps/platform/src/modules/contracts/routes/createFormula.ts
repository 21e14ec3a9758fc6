import { createFormula as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ContractsDeps } from '../ContractsDeps.ts';
import { formulaOn } from '../formulaOn.ts';
import { presentFormulas } from '../present.ts';
import { holdContracts, readToday } from '../store/contracts.ts';
import { insertFormula, readFormulas } from '../store/formulas.ts';

export const createFormula = ({ pool }: ContractsDeps): Route =>
  implement(operation, async ({ input: { fromDay, reason, ...formula }, brand, session, ip, refuse }) => {
    const { brandId, operatorId, username } = session;
    const today = await readToday(pool, brand.timeZone);
    if (fromDay <= today) throw refuse('field_invalid', { field: 'fromDay' });
    return transact(pool, async (client) => {
      await holdContracts(client, brandId);
      const before = await readFormulas(client, brandId);
      const row = await insertFormula(client, { ...formula, brandId, fromDay, reason, createdBy: username });
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, reason, action: 'contracts.createFormula' },
        ...{ objectType: 'contractFormula', objectId: String(row.id) },
        before: formulaOn(before, fromDay),
        after: { ...formula, fromDay },
      });
      const [shown] = presentFormulas([row], today);
      if (!shown) throw new Error('No formula was written.');
      return shown;
    });
  });
