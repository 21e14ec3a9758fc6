import { ErrorState } from '@baize/ui/ErrorState';
import { useT } from '../i18n/useT.ts';
import { ChunkTimeout } from '../loadChunk.ts';

/** A screen that could not be shown: its code took too long, did not arrive, or broke. */
export function ScreenError({ error }: { error: unknown }) {
  const t = useT();
  return (
    <div className="content-column py-10">
      <ErrorState
        title={t(error instanceof ChunkTimeout ? 'shell.chunkTimeout' : 'shell.chunkFailed')}
        hint={t('shell.screenFailedHint')}
        retryLabel={t('shell.retry')}
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
