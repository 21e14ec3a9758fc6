import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';

/** Why the page is not shown: what a call was refused with, or that the first call of all did not get through. */
export type Gate = 'maintenance' | 'region_restricted' | 'network';

const store = createStore<Gate | undefined>(undefined);

/** Puts the gate in the place of the whole page. */
export const closeGate = (gate: Gate): void => store.set(gate);

/** Shows the page again. */
export const openGate = (): void => store.set(undefined);

export function useGate(): Gate | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}
