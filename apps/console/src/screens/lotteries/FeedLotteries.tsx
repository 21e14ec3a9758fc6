import { Checkbox } from '@baize/ui/Checkbox';
import { localText } from '@baize/contract/localText';
import { useT } from '../../i18n/useT.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { FedLottery } from './OperatorFeed.ts';

interface FeedLotteriesProps {
  lotteries: readonly FedLottery[];
  /** The feed that they are chosen for; none for one that is not there yet. */
  feedCode?: string;
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** The official lotteries that a feed may be heard for; one that is heard from another feed is not to be had. */
export function FeedLotteries({ lotteries, feedCode, chosen, onChosen }: FeedLotteriesProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-dense text-text-2">{t('lotteries.feed.heardFor')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {lotteries.map(({ gameCode, name, feedCode: from }) => (
          <Checkbox
            key={gameCode}
            checked={chosen.includes(gameCode)}
            disabled={from !== null && from !== feedCode}
            onChange={({ target }) =>
              onChosen(target.checked ? [...chosen, gameCode] : chosen.filter((one) => one !== gameCode))
            }
          >
            {localText(name, language)}
            {from !== null && from !== feedCode ? (
              <span className="block text-cap text-text-3">{t('lotteries.feed.from', { feed: from })}</span>
            ) : null}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
