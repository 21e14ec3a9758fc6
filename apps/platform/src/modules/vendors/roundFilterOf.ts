import type { InputOf, listRounds } from '@baize/contract';
import type { MemberSession } from '#kit/implement.ts';
import { lotteryGamesOf } from './lotteryGamesOf.ts';
import type { RoundFilter } from './store.ts';
import type { RoundCatalogue } from './VendorsDeps.ts';

type Asked = Omit<InputOf<typeof listRounds>, 'pageNum' | 'pageSize'>;

/** A member's filter, over their own rounds only; game names are resolved to games. */
export async function roundFilterOf(
  catalogue: RoundCatalogue,
  { brandId, memberId }: Pick<MemberSession, 'brandId' | 'memberId'>,
  { from, to, status, search, gameClassify }: Asked,
): Promise<RoundFilter> {
  const games =
    gameClassify === undefined && search === undefined
      ? undefined
      : await catalogue.keysOf({
          ...(gameClassify === undefined ? {} : { classify: gameClassify }),
          ...(search === undefined ? {} : { search }),
        });
  return {
    brandId,
    memberId,
    ...(from === undefined ? {} : { from: new Date(from) }),
    ...(to === undefined ? {} : { to: new Date(to) }),
    lotteries: await lotteryGamesOf(catalogue),
    ...(status === undefined ? {} : { status }),
    ...(games === undefined ? {} : { games }),
    // A search also matches round numbers; a category alone does not.
    ...(search === undefined || gameClassify !== undefined ? {} : { round: search }),
  };
}
