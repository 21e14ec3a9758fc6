/** Public API of the lotteries module: draws by the clock, and orders on them. */
export { createLotteries, type Lotteries } from './createLotteries.ts';
export { createPlacing } from './commands/createPlacing.ts';
export { priceItem, type PricedLine } from './priceItem.ts';
export { turnDraws } from './commands/turnDraws.ts';
export { listFaces, readLottery } from './store/lotteries.ts';
export { readWaitingFeedChanges } from './store/feedChanges.ts';
export { readWaitingProposals } from './store/proposals.ts';
export { seedLotteries } from './commands/seedLotteries.ts';
export { seedSandboxFeed } from './commands/seedSandboxFeed.ts';
