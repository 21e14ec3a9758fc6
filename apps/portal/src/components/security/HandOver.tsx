import { createHandOver } from '@baize/contract/identity/createHandOver';
import { Button } from '@baize/ui/Button';
import { Panel } from '@baize/ui/Panel';
import { QrCode } from '@baize/ui/QrCode';
import { useEffect, useState } from 'react';
import { showAlert } from '../../alert.ts';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../useBrand.ts';

/** A code that carries this login to a phone. It is shown only when asked for, and gone once it is over. */
export function HandOver() {
  const t = useT();
  const [code, setCode] = useState<{ url: string; endsAtMs: number }>();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (code === undefined) return undefined;
    const tick = (): void => {
      const left = Math.max(0, Math.ceil((code.endsAtMs - nowMs()) / 1_000));
      setSecondsLeft(left);
      if (left === 0) setCode(undefined);
    };
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [code]);

  async function show(): Promise<void> {
    setBusy(true);
    try {
      const { url, seconds } = await call(createHandOver, {});
      setCode({ url, endsAtMs: nowMs() + seconds * 1_000 });
    } catch (fault) {
      showAlert({ fault });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={t('account.security.phone')}>
      <div className="flex flex-wrap items-start gap-4">
        <p className="min-w-60 flex-1 text-body text-text-2">{t('account.security.phoneText')}</p>
        {code === undefined ? (
          <Button tone="neutral" icon="qr" isLoading={isBusy} onClick={() => void show()}>
            {t('account.security.showCode')}
          </Button>
        ) : (
          <div className="flex flex-col items-center gap-2">
            <QrCode value={code.url} label={t('account.security.phone')} />
            <p className="text-cap text-text-3">{t('account.security.codeLeft', { seconds: secondsLeft })}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}
