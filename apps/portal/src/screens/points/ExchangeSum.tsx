type SumRow = { label: string; value: string };

/** What an exchange takes and brings, and below the seam what it comes to. */
export function ExchangeSum({ lines, totals }: { lines: readonly SumRow[]; totals: readonly SumRow[] }) {
  return (
    <dl className="relative flex flex-col gap-2 rounded-panel bg-bg-2 p-4 shadow-cushion">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-body text-text-2">{label}</dt>
          <dd className="text-right text-label text-text-1">{value}</dd>
        </div>
      ))}
      <div aria-hidden="true" className="my-1 seam" />
      {totals.map(({ label, value }, index) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-body text-text-2">{label}</dt>
          <dd className={index === 0 ? 'text-num-m text-brass-text' : 'text-label text-text-1'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
