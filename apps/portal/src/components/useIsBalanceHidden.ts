import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';

const KEY = 'isBalanceHidden';
const store = createStore<boolean | undefined>(undefined);

const read = (): boolean => store.get() ?? localStorage.getItem(KEY) === '1';

/** Whether amounts of the own money show as asterisks; remembered on this device, the same in every place that shows it. */
export function useIsBalanceHidden(): [boolean, (isHidden: boolean) => void] {
  const isHidden = useSyncExternalStore(store.subscribe, read, () => false);
  return [
    isHidden,
    (next) => {
      localStorage.setItem(KEY, next ? '1' : '0');
      store.set(next);
    },
  ];
}
