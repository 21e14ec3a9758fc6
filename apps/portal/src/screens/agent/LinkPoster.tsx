import { Button } from '@baize/ui/Button';
import { Copyable } from '@baize/ui/Copyable';
import { Dialog } from '@baize/ui/Dialog';
import { Logo } from '@baize/ui/Logo';
import { QrCode } from '@baize/ui/QrCode';
import { useRef } from 'react';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { savePoster } from './savePoster.ts';

interface LinkPosterProps {
  /** Undefined while it is closed. */
  code: string | undefined;
  onClose: () => void;
}

/** A registration link as a poster: a code to scan, the address to copy, and a picture to keep. */
export function LinkPoster({ code, onClose }: LinkPosterProps) {
  const t = useT();
  const { merchant } = useBrand();
  const { member } = useSession();
  const poster = useRef<HTMLDivElement>(null);
  const address = code === undefined ? '' : `${window.location.origin}/invite?referralCode=${code}`;
  return (
    <Dialog
      isOpen={code !== undefined}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="s"
      title={t('team.poster')}
      labels={{ close: t('team.close') }}
      footer={
        <Button
          icon="download"
          onClick={() => {
            const picture = poster.current?.querySelector('svg[role="img"]');
            if (picture instanceof SVGSVGElement && code !== undefined) void savePoster(picture, `${merchant} ${code}`);
          }}
        >
          {t('team.savePoster')}
        </Button>
      }
    >
      <div ref={poster} className="flex flex-col items-center gap-4 rounded-sheet bg-cloth p-6 text-center">
        <Logo name={merchant} />
        <p className="text-h3 text-text-1">{t('team.posterText')}</p>
        {code === undefined ? null : <QrCode value={address} label={t('team.linkText')} size={220} />}
        <p className="font-mono text-h4 text-brass-text">{code}</p>
        <p className="text-cap text-text-2">{t('team.posterBy', { account: member?.account ?? '' })}</p>
      </div>
      <p className="mt-4">
        <Copyable isMono value={address} labels={{ copy: t('team.copy'), copied: t('team.copied') }} />
      </p>
    </Dialog>
  );
}
