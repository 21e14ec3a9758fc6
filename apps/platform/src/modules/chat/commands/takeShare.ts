import { Refusal } from '#kit/refusal.ts';
import { retried } from '#kit/retried.ts';
import { transact } from '@baize/server/transact';
import { mustPost } from '#modules/wallet/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import type { MemberOf } from '../MessageRow.ts';
import { shared } from '../rules.ts';
import { openSeed } from '../openSeed.ts';
import { sharesOf } from '../sharesOf.ts';
import { countOfNetwork, countTaken, holdEnvelope, insertShare, readShare } from '../store/envelopes.ts';

type Wish = MemberOf & {
  envelopeId: string;
  /** The requester's network. */
  network: string;
};

/**
 * Gives a member the next share of an envelope, idempotent. The envelope is locked meanwhile, so each share goes to one
 * member; share, money and count are one transaction.
 */
export async function takeShare(
  deps: Pick<ChatDeps, 'pool' | 'secrets' | 'wallet'>,
  { brandId, memberId, envelopeId, network }: Wish,
): Promise<{ place: number; amount: bigint; isNew: boolean }> {
  const { items, results, ...taken } = await retried(() =>
    transact(deps.pool, async (client) => {
      const row = await holdEnvelope(client, brandId, envelopeId);
      if (!row) throw new Refusal('chat_envelope_not_found');
      const own = await readShare(client, row.id, { brandId, memberId });
      if (own) return { ...own, isNew: false, items: [], results: [] };
      if (row.endedAt !== null || row.isOver || !row.isRoomOpen) throw new Refusal('chat_envelope_over');
      if ((await countOfNetwork(client, row.id, network)) >= row.perNetwork) {
        throw new Refusal('chat_envelope_network');
      }
      const seed = openSeed(deps, row);
      const place = row.taken + 1;
      const amount = sharesOf(row, seed)[row.taken];
      if (amount === undefined) throw new Error(`Envelope ${row.id} is open and has no share left.`);
      await insertShare(client, { brandId, memberId, envelopeId: row.id, place, amount, network });
      const isLast = place === row.shares;
      await countTaken(client, { id: row.id, taken: place, given: row.given + amount }, isLast ? seed : null);
      const money = [shared(row, { memberId, amount })];
      const posted = await mustPost(client, money, 'a share', ['account_closed']);
      return { place, amount, isNew: true, items: money, results: posted };
    }),
  );
  deps.wallet.announce(items, results);
  return taken;
}
