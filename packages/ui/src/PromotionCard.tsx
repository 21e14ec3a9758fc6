import type { ReactNode } from 'react';

interface PromotionCardProps {
  /** A picture path of the brand; empty for none. */
  image: string;
  when: string;
  chip: ReactNode;
  title: string;
  summary: string;
  /** The key terms, in one line. */
  line: string;
  /** Audience, or why it is closed. */
  note: string;
  /** The full terms, when expanded. */
  terms?: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/**
 * A promotion as members see it, also used as the operators' preview. Its height does not change when a status arrives.
 */
export function PromotionCard({ image, when, chip, title, summary, line, note, terms, actions }: PromotionCardProps) {
  return (
    <>
      {image === '' ? null : (
        <img src={image} alt="" width={640} height={320} loading="lazy" className="aspect-2/1 w-full object-cover" />
      )}
      <div className="flex flex-1 flex-col p-5">
        <p className="flex min-h-7 items-center justify-between gap-3">
          <span className="text-cap text-text-3">{when}</span>
          {chip}
        </p>
        <h3 className="mt-2 text-h4 text-text-1">{title}</h3>
        <p className="mt-1 text-body text-text-2">{summary}</p>
        <p className="mt-3 text-label text-brass-text tabular-nums">{line}</p>
        <p className="mt-1 min-h-5 text-cap text-text-3">{note}</p>
        {terms}
        <p className="mt-auto flex min-h-15 flex-wrap items-end gap-2 pt-4">{actions}</p>
      </div>
    </>
  );
}
