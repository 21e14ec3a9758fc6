import { getRewardCount } from '@baize/contract/promotions/getRewardCount';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useSession } from '../../session.ts';

/** How many rewards the member can claim; none for guests, trials, and before it is known. */
export function useRewardCount(): number {
  const { member, isTrial } = useSession();
  /* A session that may do nothing but change its password is not asked for anything else. */
  const isEnabled = member !== undefined && isTrial !== true && member.needsPasswordChange !== true;
  const { data } = useQuery({ ...query(getRewardCount, {}), enabled: isEnabled });
  return isEnabled ? (data?.count ?? 0) : 0;
}
