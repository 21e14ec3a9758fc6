import * as agents from './agents/operations.ts';
import * as audit from './audit/operations.ts';
import * as bonuses from './bonuses/operations.ts';
import * as cashier from './cashier/operations.ts';
import * as chat from './chat/operations.ts';
import * as content from './content/operations.ts';
import * as contracts from './contracts/operations.ts';
import * as feedback from './feedback/operations.ts';
import * as games from './games/operations.ts';
import * as gateways from './gateways/operations.ts';
import * as identity from './identity/operations.ts';
import * as jobs from './jobs/operations.ts';
import * as kyc from './kyc/operations.ts';
import * as limits from './limits/operations.ts';
import * as lotteries from './lotteries/operations.ts';
import * as members from './members/operations.ts';
import * as messages from './messages/operations.ts';
import * as operators from './operators/operations.ts';
import * as outbox from './outbox/operations.ts';
import * as points from './points/operations.ts';
import * as promotions from './promotions/operations.ts';
import * as reports from './reports/operations.ts';
import * as site from './site/operations.ts';
import * as transfers from './transfers/operations.ts';
import * as vendors from './vendors/operations.ts';
import * as wallet from './wallet/operations.ts';

/** Every operation of the platform by name; server, documentation and tests iterate over it. */
export const operations = {
  ...agents,
  ...audit,
  ...bonuses,
  ...cashier,
  ...chat,
  ...content,
  ...contracts,
  ...feedback,
  ...games,
  ...gateways,
  ...identity,
  ...jobs,
  ...kyc,
  ...limits,
  ...lotteries,
  ...members,
  ...messages,
  ...operators,
  ...outbox,
  ...points,
  ...promotions,
  ...reports,
  ...site,
  ...transfers,
  ...vendors,
  ...wallet,
} as const;
