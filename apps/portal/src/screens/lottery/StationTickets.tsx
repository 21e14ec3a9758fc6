import { launchLottery } from '@baize/contract/lotteries/launchLottery';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../call.ts';
import { useIsWide } from '../../components/useIsWide.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { LotteryCard } from './BetItem.ts';
import { halls } from './halls.ts';
import { TypedTickets } from './TypedTickets.tsx';

/** Tickets typed on the page of a station, which may name the other ones as well. */
export function StationTickets({ usual, onClose }: { usual: LotteryCard; onClose: () => void }) {
  const language = useLanguage();
  const isWide = useIsWide();
  const { area, prizeMode } = halls['/vnLottery'];
  const lobby = useQuery({
    queryKey: [launchLottery.id, '/vnLottery', ''],
    queryFn: () =>
      call(launchLottery, {
        ...{ lottoArea: area, launchMode: 'LOTT', lottoPrizeMode: prizeMode, lottoGameCode: '', language },
        ...{ lottoView: 'lobby', device: isWide ? 'WEB' : 'MOBILE', backUrl: `${window.location.origin}/lott` },
      }),
    staleTime: 0,
  });
  const others = (lobby.data?.lotteries ?? []).filter(({ gameCode }) => gameCode !== usual.gameCode);
  return <TypedTickets lotteries={[usual, ...others]} usual={usual} onClose={onClose} />;
}
