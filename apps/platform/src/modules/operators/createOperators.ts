import type { Brand, Module, OperatorSession } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import { operatorsModule } from './module.ts';
import type { OperatorsDeps } from './OperatorsDeps.ts';
import { permissionsOf } from './policy.ts';
import { findSession, readOwnMember } from './store.ts';

/** Public API for other modules. */
export type Operators = {
  module: Module;
  /** The session of a token, if it belongs to this brand and has not ended. */
  findOperator(token: string, brand: Brand): Promise<OperatorSession | undefined>;
  /** Whether a member account is the operator's own: nobody may decide about their own money. */
  isOwnAccount(operatorId: bigint, memberId: bigint): Promise<boolean>;
};

export function createOperators(deps: OperatorsDeps): Operators {
  const { pool } = deps;
  return {
    module: operatorsModule(deps),
    findOperator: async (token, brand) => {
      const sessionHash = hashToken(token);
      const row = await findSession(pool, sessionHash, brand.id);
      if (!row) return undefined;
      return {
        kind: 'operator',
        sessionHash,
        operatorId: row.id,
        brandId: row.brandId,
        username: row.username,
        permissions: new Set(permissionsOf(row.role)),
      };
    },
    isOwnAccount: async (operatorId, memberId) => (await readOwnMember(pool, operatorId)) === memberId,
  };
}
