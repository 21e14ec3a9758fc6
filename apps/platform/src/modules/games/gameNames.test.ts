import { localText } from '@baize/contract/localText';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioDialect } from '#modules/vendors/index.ts';
import { upsertGames, decorateGame, readGames } from './store.ts';
import { offeredOf } from './rules.ts';

let site: TestPlatform;
let vendorId: number;
beforeAll(async () => {
  site = await startPlatform();
  const { rows } = await site.owner.query<{ id: number }>(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('names', 'Names', $1, '', '', '', '', '{}') returning id`,
    [studioDialect],
  );
  vendorId = rows[0]!.id;
});
afterAll(() => site.close());

const read = async (gameCode: string) => {
  const { rows } = await site.owner.query<{ names: object }>(
    `select names from games_games where vendor_id = $1 and game_code = $2`,
    [vendorId, gameCode],
  );
  return rows[0];
};

describe('the names of a game', () => {
  it('are the vendor’s by its own language codes, except for a Chinese one chosen by us', async () => {
    const listed = (names: Record<string, string>) =>
      offeredOf({ code: 'new', name: 'Reef', category: 'slots', names }, []);
    await upsertGames(site.owner, vendorId, [
      listed({ en: 'Reef Hunt', zh: '珊瑚', ms: 'Terumbu', xx: 'none of ours' }),
    ]);
    expect((await read('new'))?.names).toEqual({ EN: 'Reef Hunt', CN: '珊瑚', MS: 'Terumbu' });
    const own = { classify: 'RNG', names: { EN: 'Other', CN: '珊瑚猎手' }, image: '', badge: '', position: 1 };
    await decorateGame(site.owner, vendorId, { gameCode: 'new', ...own });
    await upsertGames(site.owner, vendorId, [listed({ en: 'Reef Hunter', zh: '珊瑚' })]);
    const game = (await readGames(site.owner)).find(({ gameCode }) => gameCode === 'new');
    expect(game?.names).toEqual({ EN: 'Reef Hunter', CN: '珊瑚猎手' });
  });

  it("fall back to the vendor's default name in every language", async () => {
    await upsertGames(site.owner, vendorId, [offeredOf({ code: 'bare', name: 'Bare', category: 'slots' }, [])]);
    expect(await read('bare')).toEqual({ names: { EN: 'Bare' } });
    const game = (await readGames(site.owner)).find(({ gameCode }) => gameCode === 'bare');
    expect(localText(game?.names ?? {}, 'CN')).toBe('Bare');
  });
});
