import { getFreeRounds } from '@baize/contract/vendors/getFreeRounds';
import { Panel } from '@baize/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { query } from '../../call.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { Link } from '../../router/Link.tsx';
import { useBrand } from '../../useBrand.ts';
import { moneyText } from '../moneyText.ts';

/** The rounds that the house pays for the member, each with the way to its game; nothing where there are none. */
export function FreeRoundsPanel() {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const { data } = useQuery({ ...query(getFreeRounds, {}), staleTime: 0 });
  if (data === undefined || data.content.length === 0) return null;
  return (
    <Panel title={t('funds.free.title')}>
      <ul className="flex flex-col">
        {data.content.map(({ id, vassalage, gameCode, gameName, left, stake, currency, endsAt }) => (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-1 py-2 last:border-b-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-label text-text-1">{localText(gameName, language)}</span>
              <span className="block text-dense text-text-3">
                {t('funds.free.terms', {
                  count: left,
                  stake: moneyText(stake, currency),
                  time: wallTime(Date.parse(endsAt), timeZone).slice(0, 16),
                })}
              </span>
            </span>
            <Link
              to="/seamless"
              search={{ vassalage, gameCode, mode: undefined }}
              className="touch-target text-label text-felt-text underline underline-offset-4"
            >
              {t('funds.free.play')}
              <span className="sr-only">, {localText(gameName, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
