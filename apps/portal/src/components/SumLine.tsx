/** A line of a sum in a `dl`: what it is, and how much; a strong one is the sum itself. */
export function SumLine({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-body text-text-2">{label}</dt>
      <dd className={isStrong ? 'text-num-m text-brass-text' : 'min-w-0 text-right text-label break-words text-text-1'}>
        {value}
      </dd>
    </div>
  );
}
