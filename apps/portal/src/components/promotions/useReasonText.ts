import { useT } from '../../i18n/useT.ts';

/** The reason of an end as members read it: an operator's words, or the system's in their language. */
export function useReasonText(): (reason: string) => string {
  const t = useT();
  const known: Record<string, string> = {
    budget_used_up: t('promotions.usedUp'),
    claim_expired: t('promotions.claimExpired'),
  };
  return (reason) => known[reason] ?? reason;
}
