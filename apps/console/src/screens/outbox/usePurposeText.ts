import { useT, type WordKey } from '../../i18n/useT.ts';

const words: Readonly<Record<string, WordKey>> = {
  login: 'outbox.purposeLogin',
  register: 'outbox.purposeRegister',
  recovery: 'outbox.purposeRecovery',
  verification: 'outbox.purposeVerification',
  recoveryLink: 'outbox.purposeRecoveryLink',
  firstPassword: 'outbox.purposeFirstPassword',
  letterAnswer: 'outbox.purposeLetterAnswer',
};

/** What a message is for, in words; a purpose that is new here is shown as it is called. */
export function usePurposeText(): (purpose: string) => string {
  const t = useT();
  return (purpose) => {
    const key = words[purpose];
    return key === undefined ? purpose : t(key);
  };
}
