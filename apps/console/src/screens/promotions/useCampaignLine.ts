import { useT } from '../../i18n/useT.ts';
import { amountText } from '../../components/amountText.ts';
import { unitsOf, type CampaignDraft } from './CampaignDraft.ts';

const NOTHING = 0n;

/** The terms that decide, in one line, as the card of the promotion hall says them. */
export function useCampaignLine(): (draft: CampaignDraft, currency: string) => string {
  const t = useT();
  return ({ kind, numbers, prizes, lossPeriod, free }, currency) => {
    const text = (typed: string): string => amountText(unitsOf(typed) ?? NOTHING, currency);
    const share = { percent: `${numbers.percent || 0}%`, cap: text(numbers.cap) };
    const best = prizes.reduce((most, { amount }) => {
      const units = unitsOf(amount) ?? NOTHING;
      return units > most ? units : most;
    }, NOTHING);
    const fixed = (): string => t('promotions.line.fixed', { amount: text(numbers.amount) });
    const upTo = (): string => t('promotions.line.upTo', { amount: text(numbers.amount) });
    const lost = (): string => t(lossPeriod === 'week' ? 'promotions.line.lossWeek' : 'promotions.line.lossDay', share);
    const what = {
      ...{ signUp: fixed, mission: fixed, zaloBinding: upTo, application: upTo, referral: upTo },
      ...{ cashBack: lost, lossRescue: lost },
      firstDeposit: () => t('promotions.line.share', share),
      reloadDeposit: () => t('promotions.line.share', share),
      nthDeposit: () => t('promotions.line.nth', { ...share, no: numbers.depositNo }),
      raffle: () => t('promotions.line.raffle', { amount: amountText(best, currency) }),
      rain: () => t('promotions.line.rain', { amount: text(numbers.amount), shares: numbers.shares || 0 }),
      freeRounds: () =>
        t('promotions.line.rounds', {
          ...{ rounds: numbers.rounds || 0, game: free.game.split(' ')[1] ?? '—', stake: text(free.stake) },
        }),
    }[kind]();
    const isOfLoss = kind === 'cashBack' || kind === 'lossRescue';
    const hasMinimum = (unitsOf(numbers.minimum) ?? NOTHING) > NOTHING && kind !== 'signUp' && kind !== 'rain';
    const end =
      kind === 'freeRounds'
        ? t('promotions.line.playIn', { days: numbers.days })
        : Number(numbers.multiple) === 0
          ? t('promotions.line.free')
          : t('promotions.line.wager', { times: numbers.multiple, days: numbers.days });
    return [
      what,
      ...(hasMinimum
        ? [t(isOfLoss ? 'promotions.line.minimumLoss' : 'promotions.line.minimum', { amount: text(numbers.minimum) })]
        : []),
      ...(kind === 'lossRescue' ? [t('promotions.line.below', { amount: text(numbers.below) })] : []),
      end,
    ].join(' · ');
  };
}
