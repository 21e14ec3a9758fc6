import type { RoundCatalogue } from '#modules/vendors/index.ts';
import type { Category } from './figuresOf.ts';

export const categories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const;

export const isLottery = (category: string): boolean => category === 'LOTT' || category === 'ELOTT';

/**
 * The category of every game that is not a slot, as `<vendor id>:<game code>`; games missing in the catalogue count as
 * slots.
 */
export async function readClasses(
  catalogue: Pick<RoundCatalogue, 'keysOf'>,
): Promise<Readonly<Record<string, Category>>> {
  const found = await Promise.all(
    categories
      .filter((category) => category !== 'RNG')
      .map(async (classify) =>
        (await catalogue.keysOf({ classify })).map((key): [string, Category] => [key, classify]),
      ),
  );
  return Object.fromEntries(found.flat());
}
