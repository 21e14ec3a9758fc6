import { openVendor, startPlatform, said } from '@baize/testkit';
import { expect, it, onTestFinished } from 'vitest';

it("answers vendors' calls while portal and jobs use all their connections", async () => {
  const site = await startPlatform({ env: { ROLE: 'web' } });
  const vendor = await openVendor(site);
  const player = await vendor.player();
  const { pool } = site.platform;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  onTestFinished(async () => {
    for (const client of held) client.release();
    await site.close();
  });
  const waits = pool.query('select 1');
  const bet = vendor.bet(player);
  const answers = [await vendor.call('/transaction/bet', bet), await vendor.call('/transaction/win', vendor.win(bet))];
  expect(answers.map(({ status }) => status)).toEqual([said.done, said.done]);
  expect(pool.waitingCount).toBeGreaterThan(0);
  held.pop()?.release();
  await waits;
  const { rows } = await site.owner.query<{ name: string; open: number }>(
    `select application_name as name, count(*)::integer as open from pg_stat_activity
      where datname = current_database() and application_name in ('baize-platform', 'baize-vendors') group by 1 order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['baize-platform', 'baize-vendors']);
});
