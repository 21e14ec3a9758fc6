import { listWinners as operation, type OutputOf } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { TRIAL_TYPE } from '#modules/identity/index.ts';
import type { WonRound } from '#modules/vendors/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { keepBriefly } from '@baize/server/keepBriefly';
import { maskedName } from '../rules.ts';

const FRESH_MS = 5_000;
/** Maximum of a request. */
const MOST = 80;
/** Rounds per read; if nearly all are of trial accounts, fewer winners are shown and the search ends. */
const BATCH = 160;
const BATCHES = 4;

type Winner = OutputOf<typeof operation>[number];

export const listWinners = ({ catalogue, vendors, identity, clock }: GamesDeps): Route => {
  const winnersOf = keepBriefly(clock, FRESH_MS, async (brandId) => {
    const winners: Winner[] = [];
    let before: Date | undefined;
    for (let batch = 0; batch < BATCHES && winners.length < MOST; batch += 1) {
      const wins = await vendors.latestWins({ brandId, before, limit: BATCH });
      const accounts = await identity.accountsOf({ brandId, memberIds: wins.map(({ memberId }) => memberId) });
      for (const win of wins) {
        const account = accounts.get(win.memberId);
        if (account && account.type !== TRIAL_TYPE) winners.push(await present(win, account.account));
      }
      before = wins.at(-1)?.startedAt;
      if (wins.length < BATCH) break;
    }
    return winners.slice(0, MOST);
  });

  async function present(win: WonRound, player: string): Promise<Winner> {
    const face = await catalogue.displayOf(win.vendorId, win.gameCode);
    return {
      vo: {
        player: maskedName(player),
        gameName: face.name,
        vassalage: face.vassalage,
        gameCode: win.gameCode,
        image: face.image,
        winAmount: win.win,
        currency: win.currency,
        at: win.endedAt.toISOString(),
      },
    };
  }

  return implement(operation, async ({ brand, input: { limitNum } }) => (await winnersOf(brand.id)).slice(0, limitNum));
};
