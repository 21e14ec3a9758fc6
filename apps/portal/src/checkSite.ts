import type { Answer, getStatus, OutputOf } from '@baize/contract';
import { statusPath } from '@baize/contract/site/statusPath';
import { closeGate, openGate } from './gate.ts';
import type { Language } from '@baize/contract/languages';
import { learnServerTime, startBrand } from './useBrand.ts';

type Status = OutputOf<typeof getStatus>;

/** How long the start-up call may take before the visitor is told. */
const PATIENCE_MS = 20_000;

/**
 * Asks whether the site is open to this visitor, and opens or closes the page accordingly. A page came with an answer
 * that many visitors share; this one knows the address and the moment. Without an answer the page is never taken for open.
 * `mayOpen` is false where a call has just been refused: what says otherwise has to say so twice.
 */
export async function checkSite(language: Language, { mayOpen = true } = {}): Promise<Status | undefined> {
  let status: Status;
  try {
    /* What got lost once on the way may arrive the next time. */
    status = await ask(language).catch(() => ask(language));
  } catch {
    closeGate('network');
    return undefined;
  }
  learnServerTime(Date.parse(status.serverTime));
  /* The flags say more than the number that was made of them. */
  if (status.maintenance) closeGate('maintenance');
  else if (status.regionRestriction) closeGate('region_restricted');
  else if (status.status === 0 && mayOpen) {
    startBrand(status);
    openGate();
  }
  return status;
}

/**
 * The call itself, without the code that checks shapes: it is on its way before that code is there, and the answer of
 * the own server holds nothing that needs decoding.
 */
async function ask(language: Language): Promise<Status> {
  const response = await fetch(`${statusPath}?language=${language}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const { success, value } = (await response.json()) as Answer<Status>;
  if (!success || value === null) throw new Error(`The start-up call answered ${response.status}.`);
  return value;
}
