import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import { ChunkTimeout } from '../loadChunk.ts';

/** The alert for a popup whose code did not arrive. It is part of the first view: what tells of a broken line cannot come over it. */
export function ChunkAlert({ error, onClose }: { error: unknown; onClose(): void }) {
  const t = useT();
  return (
    <div className="fixed inset-0 z-modal grid place-items-center bg-scrim p-4">
      <div
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="chunk-alert"
        className="flex w-full max-w-96 flex-col items-center rounded-sheet bg-bg-1 p-6 text-center shadow-float"
      >
        <Icon name="alert" size={32} className="text-amber-text" />
        <p id="chunk-alert" className="mt-4 text-h4 text-text-1">
          {t(error instanceof ChunkTimeout ? 'shell.chunkTimeout' : 'shell.chunkFailed')}
        </p>
        <div className="mt-6 flex w-full gap-2">
          <button type="button" className={buttonClass({ tone: 'neutral', className: 'flex-1' })} onClick={onClose}>
            {t('shell.close')}
          </button>
          <button
            type="button"
            autoFocus
            className={buttonClass({ tone: 'felt', className: 'flex-1' })}
            onClick={() => window.location.reload()}
          >
            {t('shell.reload')}
          </button>
        </div>
      </div>
    </div>
  );
}
