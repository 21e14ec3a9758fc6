import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import type { WinCap } from './WinCap.ts';

/** What holds, where each of it comes from, and who has set it. */
export function WinCapFacts({ cap, currency }: { cap: WinCap; currency: string }) {
  const t = useT();
  const from = (source: WinCap['multipleFrom']) => (
    <span className="block text-cap text-text-3">{t(`caps.from.${source}`)}</span>
  );
  return (
    <Facts
      rows={[
        {
          label: t('caps.multiple'),
          value: (
            <>
              {t('caps.times', { times: cap.multiple.toLocaleString('en') })}
              {from(cap.multipleFrom)}
            </>
          ),
        },
        {
          label: t('caps.amount'),
          value: (
            <>
              <Amount units={cap.amount} currency={currency} />
              {from(cap.amountFrom)}
            </>
          ),
        },
        ...(cap.greatest === null
          ? []
          : [
              {
                label: t('caps.greatest'),
                value: t('caps.times', { times: cap.greatest.toLocaleString('en') }),
              },
            ]),
        ...(cap.setAt === null
          ? []
          : [
              {
                label: t('caps.setBy'),
                value: (
                  <>
                    {cap.setBy} <Moment at={cap.setAt} />
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}
