import { useQuery } from '@tanstack/react-query';
import { firstAnswers } from '../firstAnswers.ts';

/** The first page of slots; it comes with every page. */
export function useSlots() {
  return useQuery(firstAnswers.slots);
}
