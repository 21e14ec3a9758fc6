import { useEffect, type ReactNode } from 'react';
import { useSite } from '../useSite.ts';

/** The heading of a screen, which also names the tab, with what acts on the whole screen beside it. */
export function ScreenHead({ title, note, aside }: { title: string; note?: ReactNode; aside?: ReactNode }) {
  const site = useSite();
  useEffect(() => {
    document.title = `${title} · ${site.merchant}`;
  }, [title, site.merchant]);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <h1 className="text-h2 text-text-1">{title}</h1>
        {note ? <p className="mt-0.5 text-body text-text-3">{note}</p> : null}
      </div>
      {aside ? <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{aside}</div> : null}
    </div>
  );
}
