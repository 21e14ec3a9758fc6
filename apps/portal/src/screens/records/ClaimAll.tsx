import type { OutputOf } from '@baize/contract';
import { claimReward } from '@baize/contract/promotions/claimReward';
import { Button } from '@baize/ui/Button';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';

type Reward = OutputOf<typeof claimReward>;
type Result = { id: string; title: string; text: string; isClaimed: boolean };

interface ClaimAllProps {
  /** What can be claimed by one press each; one alone has its own button. */
  rewards: readonly Reward[];
  textOf: (act: 'claim', reward: Reward) => string;
  onDone: () => void;
}

/** Claims every reward that waits, one after the other, and says what became of each; a refused one stops none of the others. */
export function ClaimAll({ rewards, textOf, onDone }: ClaimAllProps) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const [isBusy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly Result[]>([]);

  const claim = ({ id, promotionId, title }: Reward): Promise<Result> =>
    call(claimReward, { promotionId, rewardId: id, language }).then(
      (reward) => ({ id, title, text: textOf('claim', reward), isClaimed: true }),
      (error: unknown) => ({ id, title, text: errorText(error), isClaimed: false }),
    );
  const claimAll = async (): Promise<void> => {
    setBusy(true);
    setResults([]);
    for (const reward of rewards) {
      const result = await claim(reward);
      setResults((known) => [...known, result]);
    }
    setBusy(false);
    onDone();
  };
  return (
    <>
      {rewards.length < 2 && !isBusy ? null : (
        <Button
          tone="felt"
          icon="gift"
          className="mb-4"
          isLoading={isBusy}
          onClick={() => realAction(() => void claimAll())}
        >
          {t('promotions.claimAll')}
        </Button>
      )}
      <div aria-live="polite">
        {results.length === 0 ? null : (
          <ul aria-label={t('promotions.claimAllResults')} className="mb-4 flex flex-col gap-1 text-dense">
            {results.map(({ id, title, text, isClaimed }) => (
              <li key={id} className={isClaimed ? 'text-text-1' : 'text-cinnabar-text'}>
                {t('promotions.claimAllResult', { title, text })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
