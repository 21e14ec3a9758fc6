import { Moment } from './Moment.tsx';

/** From one moment to another, in the brand's time zone; null is an open end. In a card of a phone it takes two lines. */
export function Stretch({ from, to }: { from: string | null; to: string | null }) {
  return (
    <span className="block max-sm:text-right">
      {from === null ? '…' : <Moment at={from} />} – {to === null ? '…' : <Moment at={to} />}
    </span>
  );
}
