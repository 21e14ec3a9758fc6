import type { Pool } from '../../kit/db.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Operators } from '../operators/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { DepositDecided } from './events.ts';

export type CashierDeps = {
  pool: Pool;
  wallet: Pick<Wallet, 'announce'>;
  operators: Pick<Operators, 'isOwnAccount'>;
  log: Logger;
  /** Hears of each decision after its commit; should it fail, the decision stands all the same. */
  onDecided(decided: DepositDecided): void;
};
