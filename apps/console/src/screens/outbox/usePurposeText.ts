import type { MessagePurpose } from '@baize/contract/outbox/messagePurposes';
import { useT, type WordKey } from '../../i18n/useT.ts';

const words: Readonly<Record<MessagePurpose, WordKey>> = {
  login: 'outbox.purposeLogin',
  register: 'outbox.purposeRegister',
  recovery: 'outbox.purposeRecovery',
  verification: 'outbox.purposeVerification',
  binding: 'outbox.purposeBinding',
  recoveryLink: 'outbox.purposeRecoveryLink',
  firstPassword: 'outbox.purposeFirstPassword',
  letterAnswer: 'outbox.purposeLetterAnswer',
};

/** What a message is for, in words. */
export function usePurposeText(): (purpose: MessagePurpose) => string {
  const t = useT();
  return (purpose) => t(words[purpose]);
}
