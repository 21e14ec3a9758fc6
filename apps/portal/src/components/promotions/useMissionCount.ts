import { getMissionSummary } from '@baize/contract/promotions/getMissionSummary';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useSession } from '../../session.ts';

/** How many mission rewards the member can claim; none for guests, trials, and before it is known. */
export function useMissionCount(): number {
  const language = useLanguage();
  const { member, isTrial } = useSession();
  /* A session that may do nothing but change its password is not asked for anything else. */
  const isEnabled = member !== undefined && isTrial !== true && member.needsPasswordChange !== true;
  const { data } = useQuery({ ...query(getMissionSummary, { language }), enabled: isEnabled });
  return isEnabled ? (data?.count ?? 0) : 0;
}
