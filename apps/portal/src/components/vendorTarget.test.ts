import { describe, expect, it } from 'vitest';
import { vendorTarget } from './vendorTarget.ts';

const card = (changes: Partial<Parameters<typeof vendorTarget>[1]>) => ({
  ...{ vassalage: 'PP', gameCode: '', gameType: 'VASSALAGE', isGame: false },
  ...changes,
});

describe('a vendor leads', () => {
  it('[GAME-01] [GAME-02] [GAME-03] to the page of its region for the regional lotteries, and to the lotteries for the others', () => {
    expect(vendorTarget('LOTT', card({ vassalage: 'TCG_LOTTO_VN', gameCode: 'VN1' }))).toEqual({
      ...{ kind: 'lottery', to: '/vnLottery', search: { gameCode: 'VN1' } },
    });
    expect(vendorTarget('LOTT', card({ vassalage: 'TCG_SEA' }))).toMatchObject({ to: '/seaLottery' });
    for (const gameType of ['LOTT', 'ELOTT']) {
      expect(vendorTarget('ELOTT', card({ gameType, gameCode: 'SSC' }))).toMatchObject({
        ...{ to: '/lottery', search: { gameCode: 'SSC' } },
      });
      expect(vendorTarget('ELOTT', card({ vassalage: 'LOTTERY', gameType }))).toMatchObject({ to: '/lottery' });
      expect(vendorTarget('ELOTT', card({ gameType }))).toEqual({ kind: 'list' });
    }
  });

  it('[ROUTE-23] to the slot lobby with its name in lower case', () => {
    expect(vendorTarget('RNG', card({ vassalage: 'PragmaticX', gameType: 'RNG' }))).toEqual({
      ...{ kind: 'lobby', search: { vassalage: 'pragmaticx' } },
    });
  });

  it('[GAME-04] [GAME-05] to a list of its games as a vendor, and straight into the game as a game', () => {
    expect(vendorTarget('LIVE', card({}))).toEqual({ kind: 'list' });
    expect(vendorTarget('LIVE', card({ isGame: true, gameCode: 'table-1' }))).toEqual({
      ...{ kind: 'game', search: { vassalage: 'PP', gameCode: 'table-1' } },
    });
    expect(vendorTarget('LIVE', card({ gameType: 'LIVE', gameCode: 'table-1' }))).toMatchObject({ kind: 'game' });
  });
});
