import type { Queryable } from '#kit/db.ts';
import { replaceGreatestWins } from './store/winCaps.ts';

/**
 * Stores the greatest wins that the mathematics of a vendor's games allow, as fractions of the bet: wins above are held
 * until operators decide. Idempotent, run at every start as the owner of the database.
 */
export async function seedGreatestWins(
  owner: Queryable,
  vendorId: number,
  wins: readonly { gameCode: string; greatestWin: { numerator: bigint; denominator: bigint } }[],
): Promise<void> {
  await replaceGreatestWins(
    owner,
    vendorId,
    wins.map(({ gameCode, greatestWin: { numerator, denominator } }) => ({
      gameCode,
      multiple: Number((numerator + denominator - 1n) / denominator),
    })),
  );
}
