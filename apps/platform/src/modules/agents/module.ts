import type { Module } from '#kit/implement.ts';
import type { AgentsDeps } from './AgentsDeps.ts';
import { countTeamsJob } from './jobs/countTeams.ts';
import { limitReads } from './limitReads.ts';
import { closeLink } from './routes/closeLink.ts';
import { createDownlines } from './routes/createDownlines.ts';
import { createLink } from './routes/createLink.ts';
import { createTopAgent } from './routes/createTopAgent.ts';
import { createTransfer } from './routes/createTransfer.ts';
import { getRegisterTerms } from './routes/getRegisterTerms.ts';
import { getRevenueReport } from './routes/getRevenueReport.ts';
import { getTeamOverview } from './routes/getTeamOverview.ts';
import { getUpline } from './routes/getUpline.ts';
import { listAgentNotices } from './routes/listAgentNotices.ts';
import { listDownlines } from './routes/listDownlines.ts';
import { listInvites } from './routes/listInvites.ts';
import { getLineTransfersFile } from './routes/getLineTransfersFile.ts';
import { getMovesFile } from './routes/getMovesFile.ts';
import { listLineTransfers } from './routes/listLineTransfers.ts';
import { listLinks } from './routes/listLinks.ts';
import { listTeamRounds } from './routes/listTeamRounds.ts';
import { listTeamStatements } from './routes/listTeamStatements.ts';
import { listTeamTransactions } from './routes/listTeamTransactions.ts';
import { listTree } from './routes/listTree.ts';
import { createMove } from './routes/createMove.ts';
import { listMoves } from './routes/listMoves.ts';
import { decideMove } from './routes/decideMove.ts';
import { createCandidate } from './routes/createCandidate.ts';
import { listCandidates } from './routes/listCandidates.ts';
import { decideCandidate } from './routes/decideCandidate.ts';
import { updateTerms } from './routes/updateTerms.ts';
import { listMemberTerms } from './routes/listMemberTerms.ts';
import { updateMemberTerms } from './routes/updateMemberTerms.ts';
import { updateMemberType } from './routes/updateMemberType.ts';
import { getAgentRules } from './routes/getAgentRules.ts';
import { updateAgentRules } from './routes/updateAgentRules.ts';
import { getInvite } from './routes/getInvite.ts';
import { getOwnInvite } from './routes/getOwnInvite.ts';
import { updateOwnInvite } from './routes/updateOwnInvite.ts';
import { removeInvite } from './routes/removeInvite.ts';
import { getReportFile } from './routes/getReportFile.ts';
import { listQuotas } from './routes/listQuotas.ts';
import { updateQuota } from './routes/updateQuota.ts';

/** Agents: their tree, the accounts they open, transfers along the tree, and team reports. */
export function createAgents(deps: AgentsDeps): { module: Module } {
  const module: Module = {
    name: 'agents',
    routes: [
      getTeamOverview(deps),
      listDownlines(deps),
      getRegisterTerms(deps),
      createDownlines(deps),
      createLink(deps),
      listLinks(deps),
      closeLink(deps),
      updateTerms(deps),
      getUpline(deps),
      createTransfer(deps),
      getLineTransfersFile(deps),
      getMovesFile(deps),
      listLineTransfers(deps),
      listTeamRounds(deps),
      listTeamStatements(deps),
      getRevenueReport(deps),
      listTeamTransactions(deps),
      listAgentNotices(deps),
      decideMove(deps),
      listMoves(deps),
      createMove(deps),
      listTree(deps),
      createCandidate(deps),
      listCandidates(deps),
      decideCandidate(deps),
      getInvite(deps),
      getOwnInvite(deps),
      updateOwnInvite(deps),
      listInvites(deps),
      removeInvite(deps),
      getReportFile(deps),
      listQuotas(deps),
      updateQuota(deps),
      createTopAgent(deps),
      listMemberTerms(deps),
      updateMemberTerms(deps),
      updateMemberType(deps),
      getAgentRules(deps),
      updateAgentRules(deps),
    ].map(limitReads(deps)),
    jobs: [countTeamsJob(deps)],
  };
  return { module };
}
