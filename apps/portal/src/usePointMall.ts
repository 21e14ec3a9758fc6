import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';
import { useSession } from './session.ts';

/** Where a gift is sent, as far as it was typed. */
export type Parcel = { recipient: string; address: string; mobile: string };

type Mall = {
  /** Whose choice it is; somebody else begins anew. */
  account: string;
  /** The reward that is being redeemed. */
  chosen: string | undefined;
  parcel: Parcel;
};

const first: Mall = { account: '', chosen: undefined, parcel: { recipient: '', address: '', mobile: '' } };

const mall = createStore<Mall>(first);

/** Forgets everything that was chosen and typed in the points mall. */
export const resetPointMall = (): void => mall.set(first);

/** What is chosen in the points mall; it outlasts the screen, but not the member. */
export function usePointMall(): [Mall, (change: Partial<Mall>) => void] {
  const account = useSession().member?.account ?? '';
  const kept = useSyncExternalStore(mall.subscribe, mall.get, mall.get);
  const state = kept.account === account ? kept : { ...first, account };
  return [
    state,
    (change) => {
      const now = mall.get();
      mall.set({ ...(now.account === account ? now : first), account, ...change });
    },
  ];
}
