import type { Module } from '#kit/implement.ts';
import { prepareLaunch, type LaunchingMember } from './commands/prepareLaunch.ts';
import { transfersModule } from './module.ts';
import { readIsSingle } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

/** Public API for other modules. */
export type Transfers = {
  module: Module;
  /** Whether a brand has a single wallet. */
  isSingle(brandId: number): Promise<boolean>;
  /** Prepares the wallet of a game about to open; refuses while that is impossible. */
  prepareLaunch(member: LaunchingMember): Promise<void>;
};

export function createTransfers(deps: TransfersDeps): Transfers {
  return {
    module: transfersModule(deps),
    isSingle: (brandId) => readIsSingle(deps.pool, brandId),
    prepareLaunch: (member) => prepareLaunch(deps, member),
  };
}
