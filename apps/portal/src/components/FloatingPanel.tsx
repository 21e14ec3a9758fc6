import { IconButton } from '@baize/ui/IconButton';
import { Suspense, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { useBrand } from '../useBrand.ts';
import { lazyPart } from './lazyPart.ts';
import { openService } from './openService.ts';
import { resourceOf } from './resourceOf.ts';

const QrCode = lazyPart(() => import('@baize/ui/QrCode'), 'QrCode');

/** The devices for which there may be something to download, in this order. */
const downloads = ['IOS', 'MOBILECONFIG', 'Android'] as const;

/** The home page's floating service: customer service, and a QR code for every download that the brand has. */
export function FloatingPanel({ onClose }: { onClose(): void }) {
  const t = useT();
  const { resources } = useBrand();
  const [shown, setShown] = useState<(typeof downloads)[number]>();
  const found = shown === undefined ? undefined : resourceOf(resources, shown);
  const labelOf = (type: (typeof downloads)[number]): string =>
    t('support.downloadFor', { device: t(`support.device.${type}`) });
  return (
    <aside
      aria-label={t('support.floating')}
      className="relative flex flex-col items-center gap-0.5 rounded-panel bg-bg-2 shadow-float"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setShown(undefined);
      }}
    >
      <IconButton icon="headset" label={t('shell.service')} onClick={openService} />
      {downloads.map((type) =>
        resourceOf(resources, type) === undefined ? null : (
          <IconButton
            key={type}
            icon={type === 'Android' ? 'download' : 'qr'}
            label={labelOf(type)}
            title={labelOf(type)}
            aria-expanded={shown === type}
            onClick={() => setShown(shown === type ? undefined : type)}
          />
        ),
      )}
      <IconButton icon="close" label={t('support.closeFloating')} onClick={onClose} />
      {shown === undefined || found === undefined ? null : (
        <div className="absolute top-0 right-full mr-2 rounded-panel bg-bg-2 p-4 shadow-float">
          <p className="mb-3 text-center text-label whitespace-nowrap text-text-1">{labelOf(shown)}</p>
          <div className="size-[200px]">
            <Suspense fallback={null}>
              <QrCode value={found.url} label={labelOf(shown)} />
            </Suspense>
          </div>
        </div>
      )}
    </aside>
  );
}
