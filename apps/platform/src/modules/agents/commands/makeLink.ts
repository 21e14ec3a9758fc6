import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { AgentsDeps } from '../AgentsDeps.ts';
import type { LinkRow } from '../LinkRow.ts';
import { readLinkByRequest } from '../store/links.ts';
import { openLink, type LinkOrder } from './openLink.ts';

/** Creates a registration link, idempotent by request id. Its terms are checked again at every registration. */
export async function makeLink({ pool }: AgentsDeps, order: LinkOrder): Promise<LinkRow> {
  const known = await readLinkByRequest(pool, order, order.requestId);
  if (known) return known;
  const link = await transact(pool, (client) => openLink(client, order));
  const made = link ?? (await readLinkByRequest(pool, order, order.requestId));
  if (!made) throw new Refusal('link_too_many');
  return made;
}
