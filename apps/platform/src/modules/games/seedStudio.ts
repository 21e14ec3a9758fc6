import { inEveryLanguage, languages, type Language } from '@baize/contract';
import { houseGames } from '@baize/games/houseGames';
import type { Queryable } from '#kit/db.ts';
import { seedGreatestWins, seedVendor, studioDialect } from '#modules/vendors/index.ts';
import { imageOf } from './imageOf.ts';
import { decorateGame } from './store.ts';

export type StudioSeed = Readonly<{
  /** The studio's public key, which verifies its calls. */
  publicKeyPem: string;
  /** Our private key, which signs our calls to the studio. */
  privateKeyFile: string;
  operatorId: string;
  supplierUrl: string;
  launchOrigins?: readonly string[];
  brands: readonly { brandId: number; subPartnerId: string }[];
}>;

/** How our lobby shows the studio's games; lines and limits come from the studio's own list. */
const games = Object.values(houseGames).map(({ code, names, tile = 'default' }, index) => ({
  ...{ gameCode: code, names: inEveryLanguage((language) => nameIn(names, language)), image: imageOf(tile) },
  ...{ classify: 'RNG', badge: 'NEW', position: index + 1 },
}));

/** A win above what a game's own maths allows is held for review. */
const greatestWins = Object.values(houseGames).map(({ code, greatestWin }) => ({ gameCode: code, greatestWin }));

/** Registers the house studio as a vendor of these brands, with its games. Safe to run at every start, as the owner. */
export async function seedStudio(owner: Queryable, seed: StudioSeed): Promise<number> {
  const vendorId = await seedVendor(owner, {
    ...seed,
    code: 'studio',
    name: 'Baize Studio',
    dialect: studioDialect,
    mirroredOrigins: seed.launchOrigins ?? [new URL(seed.supplierUrl).origin],
    listsRounds: true,
    hasFreeRounds: true,
    hasDesk: true,
  });
  for (const game of games) await decorateGame(owner, vendorId, game);
  await seedGreatestWins(owner, vendorId, greatestWins);
  return vendorId;
}

/** The fallback language of house games is English. */
function nameIn(names: Readonly<Record<string, string>> & { en: string }, language: Language): string {
  return names[languages[language].folder] ?? names.en;
}
