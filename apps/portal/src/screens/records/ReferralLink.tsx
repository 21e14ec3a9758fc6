import { Button } from '@baize/ui/Button';
import { Copyable } from '@baize/ui/Copyable';
import { Panel } from '@baize/ui/Panel';
import { QrCode } from '@baize/ui/QrCode';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';

/** The registration page with the member's own code: to copy, to scan, and to hand on by the device's own sheet. */
export function ReferralLink({ code }: { code: string }) {
  const t = useT();
  const { merchant } = useBrand();
  const url = `${window.location.origin}/register?referralCode=${code}`;
  const labels = { copy: t('missions.refer.copy'), copied: t('missions.refer.copied') };
  const canShare = typeof navigator.share === 'function';
  return (
    <Panel ground="cloth" className="flex flex-wrap items-center gap-6 sm:p-6">
      <QrCode value={url} label={t('missions.refer.qr')} size={168} />
      <div className="flex min-w-60 flex-1 flex-col gap-3">
        <p className="text-body text-text-2">{t('missions.refer.text')}</p>
        <div>
          <p className="text-cap text-text-3">{t('missions.refer.link')}</p>
          <Copyable isMono value={url} labels={labels} />
        </div>
        <div>
          <p className="text-cap text-text-3">{t('missions.refer.code')}</p>
          <Copyable isMono value={code} labels={labels} className="text-h4" />
        </div>
        {canShare ? (
          <Button
            tone="felt"
            icon="external"
            className="self-start"
            onClick={() => {
              /* Who closes the sheet again has shared nothing, which is no fault. */
              navigator.share({ title: merchant, url }).catch(() => undefined);
            }}
          >
            {t('missions.refer.share')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
