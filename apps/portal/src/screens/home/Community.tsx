import { AppDownload } from './AppDownload.tsx';
import { Winners } from './Winners.tsx';

/** Who has won lately, and the house in a pocket. */
export function Community() {
  return (
    <div className="flex flex-col gap-4 lg:flex-row lg:items-stretch">
      <Winners />
      <div className="grid min-w-0 flex-1">
        <AppDownload />
      </div>
    </div>
  );
}
