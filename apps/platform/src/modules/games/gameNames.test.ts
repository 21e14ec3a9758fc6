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
  const { rows } = await site.owner.query<{ names: object; en: string; cn: string; ms: string }>(
    `select names, name_en as en, name_cn as cn, name_ms as ms from games_games where vendor_id = $1 and game_code = $2`,
    [vendorId, gameCode],
  );
  return rows[0];
};

describe('the names of a game', () => {
  it('are written to the legacy columns as well', async () => {
    await site.owner.query(
      `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image)
       values ($1, 'old', 'RNG', 'Reef', '珊瑚', '')`,
      [vendorId],
    );
    expect(await read('old')).toEqual({ names: { EN: 'Reef', CN: '珊瑚' }, en: 'Reef', cn: '珊瑚', ms: '' });
    await site.owner.query(`update games_games set names = names || '{"TH": "แนวปะการัง"}' where game_code = 'old'`);
    await site.owner.query(`update games_games set name_ms = 'Terumbu' where game_code = 'old'`);
    expect(await read('old')).toEqual({
      ...{ names: { EN: 'Reef', CN: '珊瑚', MS: 'Terumbu', TH: 'แนวปะการัง' }, en: 'Reef', cn: '珊瑚', ms: 'Terumbu' },
    });
  });

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
    expect(await read('bare')).toEqual({ names: { EN: 'Bare' }, en: 'Bare', cn: 'Bare', ms: '' });
  });
});
