import { useT, type WordKey } from '../../i18n/useT.ts';

const words: Readonly<Record<string, WordKey>> = {
  'live.tell': 'jobs.name.liveTell',
  'messages.tellUnread': 'jobs.name.tellUnread',
  'outbox.sendNow': 'jobs.name.sendNow',
  'identity.endExpired': 'jobs.name.endExpired',
  'identity.removeExpired': 'jobs.name.removeExpired',
  'vendors.readDueComparisons': 'jobs.name.readDueComparisons',
  'vendors.askDueNights': 'jobs.name.askDueNights',
  'vendors.endFreeRounds': 'jobs.name.endFreeRounds',
  'vendors.removeOldSessions': 'jobs.name.removeOldSessions',
  'vendors.removeOldRefusals': 'jobs.name.removeOldRefusals',
  'vendors.tellFreeRounds': 'jobs.name.tellFreeRounds',
  'feedback.removeOldLetters': 'jobs.name.removeOldLetters',
  'agents.countTeams': 'jobs.name.countTeams',
  'bonuses.settleGrants': 'jobs.name.settleGrants',
  'chat.endEnvelopes': 'jobs.name.endEnvelopes',
  'promotions.advance': 'jobs.name.advanceRewards',
  'promotions.expireRewards': 'jobs.name.expireRewards',
  'promotions.tellSeeds': 'jobs.name.tellSeeds',
  'promotions.tellUnclaimed': 'jobs.name.tellUnclaimed',
  'points.countPlay': 'jobs.name.countPlay',
  'gateways.askDue': 'jobs.name.askDue',
  'messages.sendDue': 'jobs.name.sendDue',
  'contracts.pay': 'jobs.name.pay',
  'lotteries.turnDraws': 'jobs.name.turnDraws',
  'lotteries.sayResults': 'jobs.name.sayResults',
  'transfers.readDueRounds': 'jobs.name.readDueRounds',
  'transfers.checkDueMoves': 'jobs.name.checkDueMoves',
  'cashier.receiveUnconfirmed': 'jobs.name.receiveUnconfirmed',
  'cashier.expireDeposits': 'jobs.name.expireDeposits',
  'outbox.sendSms': 'jobs.name.sendSms',
  'outbox.sendEmail': 'jobs.name.sendEmail',
  'outbox.tidy': 'jobs.name.tidy',
  'games.syncGames': 'jobs.name.syncGames',
  'wallet.arrive': 'jobs.name.arrive',
  'wallet.arriveWaiting': 'jobs.name.arriveWaiting',
  'wallet.verifyBooks': 'jobs.name.verifyBooks',
  'operators.recordFailure': 'jobs.name.recordFailure',
  'jobs.freeAbandoned': 'jobs.name.freeAbandoned',
};

/** What a job does, in words; nothing for one that is new here. */
export function useJobText(): (name: string) => string | undefined {
  const t = useT();
  return (name) => {
    const key = words[name];
    return key === undefined ? undefined : t(key);
  };
}
