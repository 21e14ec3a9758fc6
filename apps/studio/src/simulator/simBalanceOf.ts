import { StudioError } from '../StudioError.ts';
import { callVendorWallet } from './callVendorWallet.ts';
import { centsOf } from './dialects/centsOf.ts';
import { codecOf } from './dialects/codecOf.ts';
import { newNumber } from './newNumber.ts';
import type { Simulator } from './Simulator.ts';
import type { SimSession } from './store.ts';

/** The player's balance: play money, or from the operator's wallet. */
export async function simBalanceOf(sim: Simulator, session: SimSession): Promise<string> {
  if (session.playMoney !== null) return centsOf(session.playMoney);
  const vendor = sim.vendors.find(({ code }) => code === session.vendor);
  if (!vendor) throw new StudioError('walletUnavailable', 'The vendor of this session is gone.');
  const { username: user, launchToken: token, currency, gameCode: game } = session;
  const asked = { id: newNumber(), stake: 0n, prize: 0n, user, token, currency, game };
  const answer = await callVendorWallet(sim, vendor, codecOf(vendor.dialect, vendor).balance(asked));
  if (answer.verdict === 'refused') throw new StudioError('sessionUnknown', 'The operator ended this session.');
  if (answer.balance === undefined) {
    throw new StudioError('walletUnavailable');
  }
  return centsOf(answer.balance);
}
