import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { RestrictedNumber } from './restrictedIn.ts';

/** So many of each kind are written out; the others are counted. */
const SHOWN = 20;

/** Which numbers of a play are closed in the draw, and what may still be staked on those that are limited. */
export function RestrictedNote({ numbers }: { numbers: readonly RestrictedNumber[] }) {
  const t = useT();
  const { currency } = useBrand();
  if (numbers.length === 0) return null;
  const closed = numbers.filter(({ left }) => left === null);
  const limited = numbers.filter(({ left }) => left !== null);
  const more = (count: number): string =>
    count > SHOWN ? ` ${t('lottery.restricted.more', { count: count - SHOWN })}` : '';
  return (
    <section
      aria-label={t('lottery.restricted.title')}
      className="flex flex-col gap-1.5 rounded-panel bg-bg-1 p-4 text-dense text-text-2 shadow-panel"
    >
      {closed.length === 0 ? null : (
        <p>
          <span className="text-cinnabar-text">{t('lottery.restricted.closed')}</span>{' '}
          <span className="font-mono break-words tabular-nums">
            {closed
              .slice(0, SHOWN)
              .map(({ number }) => number)
              .join(' · ')}
          </span>
          {more(closed.length)}
        </p>
      )}
      {limited.length === 0 ? null : (
        <p>
          <span className="text-amber-text">{t('lottery.restricted.limited')}</span>{' '}
          <span className="font-mono break-words tabular-nums">
            {limited
              .slice(0, SHOWN)
              .map(({ number, left }) => `${number} (${moneyText(left ?? BigInt(0), currency)})`)
              .join(' · ')}
          </span>
          {more(limited.length)}
        </p>
      )}
    </section>
  );
}
