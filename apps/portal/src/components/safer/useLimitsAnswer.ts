import { getLimits } from '@baize/contract/limits/getLimits';
import { useQueryClient } from '@tanstack/react-query';
import { query } from '../../call.ts';
import type { Limits } from './Limits.ts';

/** Every change answers with all that stands now, which is what the page then shows. */
export function useLimitsAnswer(): (limits: Limits) => void {
  const queries = useQueryClient();
  return (limits) => void queries.setQueryData(query(getLimits, {}).queryKey, limits);
}
