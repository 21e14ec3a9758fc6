import { getWaiting } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../call.ts';
import { pollWhilePresent } from './pollWhilePresent.ts';

/** What waits for a decision, as far as the operator's role may know. */
export const useWaiting = () => useQuery({ ...query(getWaiting, {}), refetchInterval: pollWhilePresent(15_000) });
