import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { localText } from '@baize/contract/localText';
import { useT } from '../../i18n/useT.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { printedResult } from './readPrizes.ts';
import type { OperatorDraw } from './OperatorDraw.ts';

/** Which draw it is, and how much stands on it. */
export function DrawFacts({ draw }: { draw: OperatorDraw }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Facts
      rows={[
        { label: t('lotteries.lottery'), value: localText(draw.name, language) },
        { label: t('lotteries.draw'), value: <span className="tabular-nums">#{draw.no}</span> },
        { label: t('lotteries.drawAt'), value: <Moment at={draw.drawAt} /> },
        { label: t('lotteries.stake'), value: <Amount units={draw.stake} currency={draw.currency} /> },
        ...(draw.numbers === null
          ? []
          : [
              {
                label: t('lotteries.result'),
                value: <span className="tabular-nums">{printedResult(draw.family, draw.numbers)}</span>,
              },
            ]),
      ]}
    />
  );
}
