import type { ContractsDeps } from './ContractsDeps.ts';
import type { RequestRow } from './RequestRow.ts';
import { HOUSE } from './rules.ts';

/** After the commit: the pages of both sides ask again what waits. */
export function tellWaiting({ live }: Pick<ContractsDeps, 'live'>, { payerId, memberId, kind }: RequestRow): void {
  for (const id of [payerId, memberId]) if (id !== HOUSE) live.toMember(id, 'contract', { kind });
}
