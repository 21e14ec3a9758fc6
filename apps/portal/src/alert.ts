import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';

/** What stops a visitor until it is read: a refusal, the name of a text of the error dictionary, or a ready text. */
export type Alert = {
  fault?: unknown;
  text?: string | undefined;
  /** Good news wear another sign. */
  isGood?: boolean;
  /** Shows the way to customer service, where nobody else can help. */
  hasService?: boolean;
  /** Shows a trial account the way to one of its own. */
  hasRegister?: boolean;
  /** Where the visitor goes on when it has been read. */
  focus?: HTMLElement | null | undefined;
  onClose?: (() => void) | undefined;
};

const store = createStore<Alert | undefined>(undefined);

export const showAlert = (alert: Alert): void => store.set(alert);

export const closeAlert = (): void => store.set(undefined);

export function useAlert(): Alert | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}
