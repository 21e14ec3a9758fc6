import { getGameMenu } from '@baize/contract/lotteries/getGameMenu';
import { IconButton } from '@baize/ui/IconButton';
import { Menu } from '@baize/ui/Menu';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useIsWide } from '../../components/useIsWide.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import type { LotteryCard } from './BetItem.ts';
import { hallOf } from './halls.ts';

/** The other lotteries of the same page, by group, one press away. */
export function LotteryMenu({ lottery }: { lottery: LotteryCard }) {
  const t = useT();
  const language = useLanguage();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const menu = useQuery(
    query(getGameMenu, { prizeMode: lottery.prizeMode, device: isWide ? ('WEB' as const) : ('MOBILE' as const) }),
  );
  const groups = (menu.data ?? [])
    .map(({ gameMenus }) => gameMenus.filter(({ lottoArea }) => lottoArea === lottery.lottoArea))
    .filter((group) => group.length > 0);
  const items = groups.flatMap((group, nth) =>
    group.map(({ gameCode, name }, at) => ({
      id: gameCode,
      label: localText(name, language),
      isChecked: gameCode === lottery.gameCode,
      startsGroup: nth > 0 && at === 0,
      onSelect: () => void navigate({ to: hallOf(lottery), search: { gameCode } }),
    })),
  );
  if (items.length < 2) return null;
  return (
    <Menu
      align="center"
      label={t('lottery.switch')}
      trigger={<IconButton icon="chevronDown" size="s" label={t('lottery.switch')} />}
      items={items}
    />
  );
}
