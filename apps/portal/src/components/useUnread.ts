import { getUnreadCount } from '@baize/contract/messages/getUnreadCount';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { useSession } from '../session.ts';

/** How many messages of the platform the member has not read; none for guests and before it is known. */
export function useUnread(): number {
  const { member } = useSession();
  /* A session that may do nothing but change its password is not asked for anything else. */
  const isEnabled = member !== undefined && member.needsPasswordChange !== true;
  const { data } = useQuery({ ...query(getUnreadCount, {}), enabled: isEnabled });
  return isEnabled ? (data?.count ?? 0) : 0;
}
