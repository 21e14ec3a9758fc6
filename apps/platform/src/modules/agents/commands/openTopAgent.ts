import type { createTopAgent, InputOf, OutputOf } from '@baize/contract';
import type { Brand, OperatorSession } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { refuseTerms } from '../refuseTerms.ts';
import { readRules } from '../store/rules.ts';
import { writeOpened } from '../store/terms.ts';

type Order = InputOf<typeof createTopAgent> & { brand: Brand; operator: OperatorSession; ip: string };

const TOP_TYPE = 1;

/** Opens an agent directly below the house, with a row in its change log and the audit trail in the same transaction. */
export async function openTopAgent(deps: AgentsDeps, order: Order): Promise<OutputOf<typeof createTopAgent>> {
  const { brand, operator, ip, username, password, rebateBps, prizeGroup, reason } = order;
  const { brandId, operatorId, username: byOperator } = operator;
  const terms = { rebateBps, prizeGroup };
  deps.identity.refuseName(brand, username);
  deps.identity.refusePassword({ brand, password, field: 'password', names: [username] });
  const { memberId } = await deps.identity.openAccount({
    ...{ brand, username, password, type: TOP_TYPE, terms, mustChangePassword: true },
    steps: {
      complete: async (client, id) => {
        refuseTerms(terms, undefined, await readRules(client, brandId));
        await writeOpened(client, { brandId, memberId: id, terms, byOperator, reason });
        await record(client, {
          ...{ brandId, actorId: operatorId, actor: byOperator, ip, reason },
          ...{ action: 'agents.createTopAgent', objectType: 'member', objectId: String(id), after: terms },
        });
      },
    },
  });
  return { memberId: String(memberId), account: username };
}
