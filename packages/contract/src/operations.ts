import { listTrail } from './audit/listTrail.ts';
import { approveDeposit } from './cashier/approveDeposit.ts';
import { createDeposit } from './cashier/createDeposit.ts';
import { listDepositMethods } from './cashier/listDepositMethods.ts';
import { listDepositQueue } from './cashier/listDepositQueue.ts';
import { listDeposits } from './cashier/listDeposits.ts';
import { rejectDeposit } from './cashier/rejectDeposit.ts';
import { getFreePlay } from './games/getFreePlay.ts';
import { launchGame } from './games/launchGame.ts';
import { listGames } from './games/listGames.ts';
import { listVendors } from './games/listVendors.ts';
import { getMemberInfo } from './identity/getMemberInfo.ts';
import { login } from './identity/login.ts';
import { logout } from './identity/logout.ts';
import { register } from './identity/register.ts';
import { getMember } from './members/getMember.ts';
import { listMembers } from './members/listMembers.ts';
import { getOperator } from './operators/getOperator.ts';
import { getOverview } from './operators/getOverview.ts';
import { signIn } from './operators/signIn.ts';
import { signOut } from './operators/signOut.ts';
import { getStatus } from './site/getStatus.ts';
import { getRound } from './vendors/getRound.ts';
import { listMemberRounds } from './vendors/listMemberRounds.ts';
import { listRounds } from './vendors/listRounds.ts';
import { getBalance } from './wallet/getBalance.ts';
import { getTrialBalance } from './wallet/getTrialBalance.ts';
import { listEntries } from './wallet/listEntries.ts';

/** Every operation of the platform, by its own name; the one list that server, documents and tests walk through. */
export const operations = {
  listTrail,
  approveDeposit,
  createDeposit,
  listDepositMethods,
  listDepositQueue,
  listDeposits,
  rejectDeposit,
  getFreePlay,
  launchGame,
  listGames,
  listVendors,
  getMemberInfo,
  login,
  logout,
  register,
  getMember,
  listMembers,
  getOperator,
  getOverview,
  signIn,
  signOut,
  getStatus,
  getRound,
  listMemberRounds,
  listRounds,
  getBalance,
  getTrialBalance,
  listEntries,
} as const;
