import type { Module } from '#kit/implement.ts';
import { prepareLaunch, type LaunchingMember } from './commands/prepareLaunch.ts';
import { transfersModule } from './module.ts';
import { readIsSingle } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';

/** What other parts of the platform ask about wallets at vendors. */
export type Transfers = {
  module: Module;
  /** Whether a brand plays everything from one wallet. */
  isSingle(brandId: number): Promise<boolean>;
  /** Readies the wallet of a game that is about to open; refuses by name while it cannot be. */
  prepareLaunch(member: LaunchingMember): Promise<void>;
};

export function createTransfers(deps: TransfersDeps): Transfers {
  return {
    module: transfersModule(deps),
    isSingle: (brandId) => readIsSingle(deps.pool, brandId),
    prepareLaunch: (member) => prepareLaunch(deps, member),
  };
}
