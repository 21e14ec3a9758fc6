import { knownLanguage } from '@baize/contract/languages';
import { wordsOf } from '@baize/contract/wordsOf';
import type { MessageKind } from './MessageRow.ts';
import type { SystemFact } from './SystemFact.ts';
import type { SystemWords } from './SystemWords.ts';

const kinds: Readonly<Record<SystemFact['what'], MessageKind>> = {
  depositApproved: 'finance',
  depositRejected: 'finance',
  depositHeld: 'finance',
  depositReturned: 'finance',
  withdrawalApproved: 'finance',
  withdrawalRejected: 'finance',
  withdrawalPaid: 'finance',
  withdrawalClosed: 'finance',
  transferReturned: 'finance',
  paymentPasswordChanged: 'notice',
  kycApproved: 'notice',
  kycRejected: 'notice',
  secondStepReset: 'notice',
  redemptionApproved: 'notice',
  redemptionRejected: 'notice',
  rewardApproved: 'notice',
  rewardUnclaimed: 'notice',
  rewardRejected: 'notice',
  feedbackAnswered: 'feedback',
  billPaid: 'finance',
  billShort: 'finance',
  billOwed: 'finance',
};

const languages = await wordsOf<SystemWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/system.ts`),
);

/** The text of a fact in the member's language; the fallback is English. */
export function systemText(language: string, fact: SystemFact): Told & { kind: MessageKind } {
  const texts = languages[knownLanguage(language)];
  // Text and fact have the same kind, which the compiler cannot infer from the lookup.
  const tell = texts[fact.what] as (fact: SystemFact) => Told;
  return { kind: kinds[fact.what], ...tell(fact) };
}

type Told = { title: string; content: string };
