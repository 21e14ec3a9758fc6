import { createContext, use } from 'react';
import type { PageContent, Start } from './Start.ts';

type Status = Start['status'];

let status: Status | undefined;
let aheadMs = 0;

/** Keeps the start-up answer for what runs outside of components. */
export function startBrand(value: Status): void {
  status = value;
}

/** Learns how far the server's clock is ahead of this device's. */
export function learnServerTime(serverTimeMs: number): void {
  aheadMs = serverTimeMs - Date.now();
}

/** How far the server's clock is ahead of this device's, as it was learned last. */
export const serverAheadMs = (): number => aheadMs;

export const readBrand = (): Status | undefined => status;

/** The server's time, whatever this device's clock says. */
export const nowMs = (): number => Date.now() + aheadMs;

const symbols: Record<string, string> = { CNY: '¥', USD: '$', EUR: '€', GBP: '£', MYR: 'RM ', THB: '฿', VND: '₫' };

/** The symbol of a currency, or its code where it has none. */
export const currencySymbol = (code: string): string => symbols[code] ?? `${code} `;

export const StartContext = createContext<Start | undefined>(undefined);

/** The answers that this page began with. */
export function useStart(): Start {
  const start = use(StartContext);
  if (start === undefined) throw new Error('The page has no start-up answers.');
  return start;
}

/** Hosts of the brand's pictures; none means its own. */
export const useImageHosts = (): readonly string[] => useStart().status.imageCDNs;

/** What the brand is and shows: its name, currency and languages, what is switched on, and what there is to download. */
export function useBrand(): Status['info'] & Pick<Status, 'modules' | 'resources'> & PageContent {
  const { status: answer, content } = useStart();
  const { info, modules, resources } = answer;
  return { ...info, modules, resources, ...content };
}
