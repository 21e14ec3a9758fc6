import type { Queryable } from '#kit/db.ts';
import { replaceGreatestWins } from './store/winCaps.ts';

/**
 * Enters the greatest wins that the sums of a vendor's games allow, as fractions of the bet: no win above one is paid
 * before operators have looked at it. May run at every start, as the owner of the database.
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
