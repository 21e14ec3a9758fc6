import type { listPromotions, OutputOf } from '@baize/contract';
import { useT } from '../../i18n/useT.ts';
import { moneyText } from '../moneyText.ts';

type Promotion = OutputOf<typeof listPromotions>[number];

const NOTHING = 0n;

/** The terms that decide, in one line: how much, from which deposit on, and what has to be staked for it. */
export function useKeyLine(): (promotion: Promotion) => string {
  const t = useT();
  return ({ kind, terms, currency, prizes, deposit, loss, rain, freeRounds }) => {
    const text = (units: bigint): string => moneyText(units, currency);
    const percent = `${terms.percentBps / 100}%`;
    const best = prizes.reduce((most, { amount }) => (amount > most ? amount : most), NOTHING);
    const share = { percent, cap: text(terms.cap) };
    const lost = (): string =>
      t(loss?.period === 'week' ? 'promotions.line.lossWeek' : 'promotions.line.lossDay', share);
    const what = {
      signUp: () => t('promotions.line.fixed', { amount: text(terms.amount) }),
      firstDeposit: () => t('promotions.line.share', share),
      nthDeposit: () => t('promotions.line.nth', { ...share, no: deposit?.no ?? 2 }),
      reloadDeposit: () => t('promotions.line.share', share),
      cashBack: lost,
      lossRescue: lost,
      zaloBinding: () => t('promotions.line.upTo', { amount: text(terms.amount) }),
      application: () => t('promotions.line.upTo', { amount: text(terms.amount) }),
      rain: () =>
        t('promotions.line.rain', { amount: text(terms.amount), left: rain?.left ?? 0, shares: rain?.shares ?? 0 }),
      freeRounds: () =>
        t('promotions.line.rounds', {
          ...{ rounds: freeRounds?.rounds ?? 0, game: freeRounds?.gameName ?? '' },
          stake: text(freeRounds?.stake ?? NOTHING),
        }),
      raffle: () => t('promotions.line.raffle', { amount: text(best) }),
      mission: () => t('promotions.line.fixed', { amount: text(terms.amount) }),
      referral: () => t('promotions.line.upTo', { amount: text(terms.amount) }),
    }[kind]();
    return [
      what,
      ...(terms.minimum > NOTHING
        ? [
            t(loss === null ? 'promotions.line.minimum' : 'promotions.line.minimumLoss', {
              amount: text(terms.minimum),
            }),
          ]
        : []),
      ...(loss !== null && loss.below > NOTHING ? [t('promotions.line.below', { amount: text(loss.below) })] : []),
      kind === 'freeRounds'
        ? t('promotions.line.playIn', { days: terms.days })
        : terms.multiple === 0
          ? t('promotions.line.free')
          : t('promotions.line.wager', { times: terms.multiple, days: terms.days }),
    ].join(' · ');
  };
}
