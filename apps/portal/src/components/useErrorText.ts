import { CallError } from '@baize/client/CallError';
import type error from '../../../../languages/en/portal/error.json';
import type { WordKey } from '../i18n/WordKey.ts';
import { useT } from '../i18n/useT.ts';

/**
 * Words for a refusal, whether it comes as an error of a call or as the name of a fault found before calling: our own
 * by its name, else what the server said, else that the error is not known.
 */
export function useErrorText(): (fault: unknown) => string {
  const t = useT();
  return (fault) => {
    const code = fault instanceof CallError ? fault.code : typeof fault === 'string' ? fault : 'unknown_error';
    const key: WordKey = `error.${code as keyof typeof error}`;
    const text = t(key);
    if (text !== key) return text;
    return fault instanceof CallError && fault.message !== '' && fault.message !== code
      ? fault.message
      : t('error.unknown_error');
  };
}
