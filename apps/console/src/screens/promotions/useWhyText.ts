import { useT } from '../../i18n/useT.ts';

/** Why a participation came to its end: an operator's words to the member, or an end that nobody decided. */
export function useWhyText(): (reason: string) => string {
  const t = useT();
  const known: Record<string, string> = {
    budget_used_up: t('promotions.why.budget_used_up'),
    claim_expired: t('promotions.why.claim_expired'),
  };
  return (reason) => known[reason] ?? reason;
}
