import { getConsolidated } from '@baize/contract/contracts/getConsolidated';
import type { OutputOf } from '@baize/contract';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStore } from '@baize/ui/createStore';
import type { AgentPage } from './paths.ts';
import { onSessionEnd } from './session.ts';

type Consolidated = OutputOf<typeof getConsolidated>;

const NONE: readonly AgentPage[] = [];
const changes = createStore(0);
let known: { text: string; pages: readonly AgentPage[] } = { text: '', pages: NONE };

/** Keeps what contracts the member has in the tab's storage, from which the pages of the agent centre follow. */
export function keepConsolidated(answer: Consolidated): void {
  const hasSalary = [
    ...[answer.dailysalinfotype, answer.contracthoursalinfo, answer.contractmrdailysalinfotype],
    ...[answer.dailysalreqtype, answer.contracthoursalreq, answer.realtimesalreqtype],
  ].some((value) => value !== null && value !== 0);
  const hasDividend = answer.divtypeinfo !== null || answer.divtypereq !== 0;
  sessionStorage.setItem('consolidated', JSON.stringify(z.encode(getConsolidated.output, answer)));
  sessionStorage.setItem('enableSalary', String(hasSalary));
  sessionStorage.setItem('enableContract', String(hasDividend));
  changes.set(changes.get() + 1);
}

type Kept = Partial<Record<keyof Consolidated, unknown>>;

/** A page is there while its contract is active or a request about it waits. */
function readPages(): readonly AgentPage[] {
  const text = sessionStorage.getItem('consolidated') ?? '';
  const flags = `${sessionStorage.getItem('enableContract')} ${sessionStorage.getItem('enableSalary')}`;
  if (known.text === flags + text) return known.pages;
  const kept = parse(text);
  const has = (info: keyof Consolidated, request: keyof Consolidated): boolean =>
    (kept[info] ?? null) !== null || Number(kept[request] ?? 0) !== 0;
  const hasSalary = sessionStorage.getItem('enableSalary') === 'true';
  const pages: AgentPage[] = [
    ...(sessionStorage.getItem('enableContract') === 'true' ? (['agentDividendRecordCopy2'] as const) : []),
    ...(hasSalary && has('dailysalinfotype', 'dailysalreqtype') ? (['agentDailyWages2'] as const) : []),
    ...(hasSalary && has('contracthoursalinfo', 'contracthoursalreq') ? (['agentHourSalary'] as const) : []),
    ...(hasSalary && has('contractmrdailysalinfotype', 'realtimesalreqtype') ? (['agentRealtimeSalary'] as const) : []),
  ];
  known = { text: flags + text, pages };
  return pages;
}

function parse(text: string): Kept {
  try {
    return text === '' ? {} : (JSON.parse(text) as Kept);
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  const stops = [changes.subscribe(listener), onSessionEnd(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The pay pages that the member's contracts open. */
export function usePayPages(): readonly AgentPage[] {
  return useSyncExternalStore(subscribe, readPages, () => NONE);
}
