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
  const kinds = [
    { id: 'closed', tone: 'text-cinnabar-text', own: numbers.filter(({ left }) => left === null) },
    { id: 'limited', tone: 'text-amber-text', own: numbers.filter(({ left }) => left !== null) },
  ] as const;
  return (
    <section
      aria-label={t('lottery.restricted.title')}
      className="flex flex-col gap-1.5 rounded-panel bg-bg-1 p-4 text-dense text-text-2 shadow-panel"
    >
      {kinds.map(({ id, tone, own }) =>
        own.length === 0 ? null : (
          <p key={id}>
            <span className={tone}>{t(`lottery.restricted.${id}`)}</span>{' '}
            <span className="font-mono break-words tabular-nums">
              {own
                .slice(0, SHOWN)
                .map(({ number, left }) => (left === null ? number : `${number} (${moneyText(left, currency)})`))
                .join(' · ')}
            </span>
            {own.length > SHOWN ? ` ${t('lottery.restricted.more', { count: own.length - SHOWN })}` : ''}
          </p>
        ),
      )}
    </section>
  );
}
