import type { Permission } from '@baize/contract/operators/permissions';
import { getOperator, type OutputOf } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from './call.ts';

/** Who is signed in, and what the role may do; nothing until it is known. The server decides, this only explains. */
export function useOperator(): { operator: OutputOf<typeof getOperator> | undefined; may(what: Permission): boolean } {
  const { data } = useQuery({ ...query(getOperator, {}), staleTime: 60_000 });
  return { operator: data, may: (what) => data?.permissions.includes(what) ?? false };
}
