import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 80rem)');
const subscribe = (hear: () => void): (() => void) => {
  wide.addEventListener('change', hear);
  return () => wide.removeEventListener('change', hear);
};

/** Whether a panel fits beside a table. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
