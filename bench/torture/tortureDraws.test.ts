import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSettlerWithin } from './startSettlerWithin.ts';
import { drawControls, type DrawControl } from './drawControls.ts';
import { tortureDraws } from './tortureDraws.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

let folder: string;
let database: TestDatabase;
beforeAll(() => {
  folder = tempFolder('draws');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const run = (bets: number, kills: number, control?: DrawControl) =>
  tortureDraws({
    ...{ url: database.url, seed: 'test', bets, draws: 12, kills, corrections: 4, voids: 2, control },
    startSettler: () => startSettlerWithin({ url: database.url, keyFile: join(folder, 'lotteries.key') }),
    say: () => undefined,
  });

describe('draws that are settled, corrected and voided while settlers are killed', () => {
  it('[A177] [A178] [I-21] [I-23] [I-24] match the model in the end', { timeout: 120_000 }, async () => {
    const { faults, figures } = await run(400, 6);
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ kills: 6, corrections: 4, voids: 2 });
  });

  it.each(drawControls)('detect the planted fault %s', { timeout: 120_000 }, async (control) => {
    const { faults } = await run(100, 0, control);
    expect(faults.length).toBeGreaterThan(0);
  });
});
