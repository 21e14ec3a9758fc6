import * as z from 'zod/mini';
import type { KnownVendor } from './createDirectory.ts';
import { askHub88 } from './suppliers/askHub88.ts';

const units = z.int().check(z.gte(0));
const word = z.string().check(z.minLength(1), z.maxLength(128));
const page = z.object({
  rounds: z
    .array(
      z.object({
        round: word,
        user: word,
        game_code: word,
        currency: z.string().check(z.maxLength(10)),
        bet: units,
        win: units,
        state: z.enum(['open', 'settled', 'cancelled']),
        started_at: z.iso.datetime(),
      }),
    )
    .check(z.maxLength(1_000)),
  /** Where the next page begins; empty on the last. */
  next: z.string().check(z.maxLength(200)),
});

const DEADLINE_MS = 15_000;

type Asked = { subPartnerId: string; from: Date; to: Date; after: string };

/** A page of a vendor's own list of rounds, asked for as everything else is: signed by our key. Throws SupplierError. */
export function readRoundList(
  known: Pick<KnownVendor, 'vendor' | 'privateKeyFile'>,
  { subPartnerId, from, to, after }: Asked,
): Promise<z.output<typeof page>> {
  const stretch = { from: from.toISOString(), to: to.toISOString() };
  const asked = { sub_partner_id: subPartnerId, ...stretch, after };
  return askHub88(known, '/operator/game/rounds', asked, page, DEADLINE_MS);
}
