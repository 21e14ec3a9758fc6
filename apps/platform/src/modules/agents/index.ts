/** Public API of the agents module: the tree, and how accounts are added to it. */
export { createAgents } from './module.ts';
export { joinTree } from './joinTree.ts';
export { takeOffer } from './takeOffer.ts';
export { offerOf } from './store/links.ts';
export { readWaitingCandidates } from './store/candidates.ts';
export { readWaitingMoves } from './store/moves.ts';
export { readNotes, transferScope } from './store/transfers.ts';
export { grantQuota } from './store/quotas.ts';
export { isAgentType } from './rules.ts';
export { readRebatePercents } from './store/rules.ts';
export { placesOf } from './store/counts.ts';
export {
  depthBelow,
  downlinesAt,
  hasRates,
  isDirectDownline,
  linesAbove,
  ratesAbove,
  readMember,
  readPrizeGroups,
  teamAmong,
  teamOf,
  uplineOf,
  uplinesOf,
} from './store/tree.ts';
