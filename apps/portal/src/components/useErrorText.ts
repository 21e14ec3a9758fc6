import { CallError } from '@baize/client';
import type error from '../dict/en/error.json';
import { useT } from '../i18n/useT.ts';

/** Words for a refusal, whether it comes as an error of a call or as the name of a fault found before calling. */
export function useErrorText(): (fault: unknown) => string {
  const t = useT();
  return (fault) => {
    const code = fault instanceof CallError ? fault.code : typeof fault === 'string' ? fault : 'unknown_error';
    return t(`error.${code as keyof typeof error}`);
  };
}
