import { printedPrizes } from '@baize/maths/lottery/printedPrizes';
import { useT } from '../../i18n/useT.ts';
import type { WordKey } from '../../i18n/WordKey.ts';

interface ResultBoardProps {
  family: string;
  no: string;
  numbers: readonly number[];
}

/** A draw of many prizes as it is printed; in Vietnam with the last two digits by what they begin and end with. */
export function ResultBoard({ family, no, numbers }: ResultBoardProps) {
  const t = useT();
  const prizes = printedPrizes(family, numbers);
  const isVietnam = family.startsWith('vn');
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <table className="w-full overflow-hidden rounded-panel bg-bg-1 shadow-panel">
        <caption className="sr-only">{t('lottery.boardOf', { no })}</caption>
        <tbody>
          {prizes.map(({ prize, numbers: own }, at) => (
            <tr key={prize} className="border-b border-line-1 last:border-b-0">
              <th scope="row" className="w-28 px-3 py-2 text-start text-cap font-normal text-text-3">
                {t(`lottery.prize.${prize}` as WordKey)}
              </th>
              <td className="px-3 py-2">
                <span className="flex flex-wrap gap-x-4 gap-y-1">
                  {own.map((number, position) => (
                    <span
                      key={position}
                      className={at === 0 ? 'text-h4 text-text-1 tabular-nums' : 'text-body text-text-1 tabular-nums'}
                    >
                      {number.slice(0, -2)}
                      <b className="text-brass-text">{number.slice(-2)}</b>
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isVietnam ? <Ends ends={prizes.flatMap(({ numbers: own }) => own.map((number) => number.slice(-2)))} /> : null}
    </div>
  );
}

/** Every digit with what stood behind it, and before it. */
function Ends({ ends }: { ends: readonly string[] }) {
  const t = useT();
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  return (
    <table className="self-start overflow-hidden rounded-panel bg-bg-1 text-dense tabular-nums shadow-panel">
      <caption className="sr-only">{t('lottery.ends')}</caption>
      <thead>
        <tr className="text-cap text-text-3">
          <th scope="col" className="px-3 py-1.5 font-normal">
            {t('lottery.head')}
          </th>
          <th scope="col" className="px-3 py-1.5 text-start font-normal">
            {t('lottery.tails')}
          </th>
          <th scope="col" className="px-3 py-1.5 text-start font-normal">
            {t('lottery.heads')}
          </th>
        </tr>
      </thead>
      <tbody>
        {digits.map((digit) => (
          <tr key={digit} className="border-t border-line-1 text-text-2">
            <th scope="row" className="px-3 py-1 text-label text-text-1">
              {digit}
            </th>
            <td className="px-3 py-1">
              {ends.flatMap((end) => (end.startsWith(digit) ? [end.slice(1)] : [])).join(' ') || '—'}
            </td>
            <td className="px-3 py-1">
              {ends.flatMap((end) => (end.endsWith(digit) ? [end.slice(0, 1)] : [])).join(' ') || '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
