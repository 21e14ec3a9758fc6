import { Amount } from '../../components/Amount.tsx';
import { WaitingTime } from '../../components/WaitingTime.tsx';

type Waiting = { account: string; createdAt: string; amount: bigint; currency: string };

/** A case of a queue inside the link that leads to it: whose, since when, how much. */
export function WaitingRow({ row, nowMs }: { row: Waiting; nowMs: number }) {
  return (
    <>
      <span className="min-w-0 flex-1 truncate text-label">{row.account}</span>
      <WaitingTime since={row.createdAt} nowMs={nowMs} />
      <span className="min-w-28 text-right font-semibold">
        <Amount units={row.amount} currency={row.currency} />
      </span>
    </>
  );
}
