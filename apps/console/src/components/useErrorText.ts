import { CallError } from '@baize/client';
import { useT } from '../i18n/useT.ts';

/** The words for whatever went wrong with a call. */
export function useErrorText(): (error: unknown) => string {
  const t = useT();
  return (error) => {
    if (!(error instanceof CallError)) return t('error.unknown_error');
    return t(`error.${error.code}`);
  };
}
