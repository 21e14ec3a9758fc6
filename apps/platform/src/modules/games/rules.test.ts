import { describe, expect, it } from 'vitest';
import { launchUrlOf, hottestFirst, maskedName } from './rules.ts';

const game = (gameCode: string, badge = '', EN = gameCode) => ({
  row: { vendorId: 1, gameCode, badge, names: { EN } },
});

describe('the order of hot games', () => {
  it('is by rounds, then badge, then name', () => {
    const games = [game('plain-b'), game('plain-a'), game('badge', 'HOT'), game('new', 'NEW', 'z'), game('played')];
    const order = hottestFirst(games, new Map([['1:played', 3]])).map(({ row }) => row.gameCode);
    expect(order).toEqual(['played', 'badge', 'plain-a', 'plain-b', 'new']);
  });
});

describe('a masked name', () => {
  it('shows the first and last two characters and never the length', () => {
    expect(maskedName('wangxiaoming8')).toBe('wa***g8');
    expect(maskedName('abcde')).toBe('ab***de');
    expect(maskedName('龙八爷爷爷').startsWith('龙八***')).toBe(true);
  });

  it('of a short name hides the end', () => {
    expect([maskedName('abcd'), maskedName('abc'), maskedName('a')]).toEqual(['ab***', 'a***', 'a***']);
  });
});

describe('the launch URL', () => {
  const url = 'https://vendor.example:8443/games/dragon/?lang=en#session=1';
  const hosts = ['g1.play.example', 'g2.play.example', 'g3.play.example'];

  const mirrored = ['https://vendor.example:8443'];

  it('[SITE-08] of a mirrored page is on a host of launchGameCDNs, otherwise unchanged', () => {
    const there = launchUrlOf(url, { hosts, mirrored }, 'desktop', () => 2);
    expect(there).toBe('https://g1.play.example/games/dragon/?lang=en#session=1');
  });

  it('[A126] of a page that the brand does not serve stays where its vendor has it, on every device', () => {
    const others = [[], ['https://vendor.example'], ['http://vendor.example:8443'], ['https://g1.play.example']];
    for (const device of ['desktop', 'mobile'] as const)
      for (const other of others) expect(launchUrlOf(url, { hosts, mirrored: other }, device, () => 0)).toBe(url);
  });

  it('[CONST-15] uses a random host of the list on phones, and never one outside it', () => {
    const drawn = [0, 1, 2, 1].map((at) => new URL(launchUrlOf(url, { hosts, mirrored }, 'mobile', () => at)).host);
    expect(drawn).toEqual(['g1.play.example', 'g2.play.example', 'g3.play.example', 'g2.play.example']);
    expect(() => launchUrlOf(url, { hosts, mirrored }, 'mobile', () => 3)).toThrow(RangeError);
  });

  it("[A234] stays the vendor's without a list", () => {
    for (const device of ['desktop', 'mobile'] as const)
      expect(launchUrlOf(url, { hosts: [], mirrored }, device, () => 0)).toBe(url);
  });
});
