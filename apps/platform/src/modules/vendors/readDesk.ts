import type { listStuckRounds, OutputOf } from '@baize/contract';
import * as z from 'zod/mini';
import type { KnownVendor } from './createDirectory.ts';
import { memberIdOf } from './rules.ts';
import { askHub88 } from './suppliers/askHub88.ts';

const units = z.int().check(z.gte(0));
const word = z.string().check(z.minLength(1), z.maxLength(128));
const desk = z.object({
  rounds: z
    .array(
      z.object({
        ...{ round: word, user: word, sub_partner_id: z.string(), game_code: word, currency: word },
        ...{ bet: units, win: units, call: z.enum(['win', 'rollback']), reason: z.string().check(z.maxLength(500)) },
        ...{ attempts: units, is_asking: z.boolean(), since: z.iso.datetime() },
      }),
    )
    .check(z.maxLength(500)),
});

const DEADLINE_MS = 5_000;

type Stuck = OutputOf<typeof listStuckRounds>['rounds'][number];

/** What waits at a vendor's desk for one brand. Throws SupplierError. */
export async function readDesk(known: KnownVendor, brandId: number): Promise<Stuck[]> {
  const brand = known.brandById(brandId);
  if (!brand || !known.vendor.hasDesk) return [];
  const { id: vendorId, name: vendor } = known.vendor;
  const asked = { sub_partner_id: brand.subPartnerId };
  const { rounds } = await askHub88(known, '/operator/desk/list', asked, desk, DEADLINE_MS);
  return rounds.flatMap((one): Stuck[] => {
    const memberId = memberIdOf(one.user, brand.code);
    // Whatever the vendor says, a brand's people see and decide on their own members alone.
    if (memberId === undefined || one.sub_partner_id !== brand.subPartnerId) return [];
    return [
      {
        ...{ vendorId, vendor, round: one.round, memberId: String(memberId), gameCode: one.game_code },
        ...{ currency: one.currency, bet: BigInt(one.bet), win: BigInt(one.win), call: one.call, reason: one.reason },
        ...{ attempts: one.attempts, isAsking: one.is_asking, since: one.since },
      },
    ];
  });
}
