import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { useState } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { BrandVendor } from './BrandVendor.ts';
import { EndWindowDialog } from './EndWindowDialog.tsx';
import { WindowDialog } from './WindowDialog.tsx';

/** The maintenance windows of a vendor that are not over. */
export function VendorWindows({ vendor }: { vendor: BrandVendor }) {
  const t = useT();
  const { may } = useOperator();
  const [isPlanning, setPlanning] = useState(false);
  const [ending, setEnding] = useState<string>();
  return (
    <section aria-label={t('vendors.windows')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-h4 text-text-1">{t('vendors.windows')}</h3>
        {may('vendors.write') ? (
          <Button size="s" icon="plus" onClick={() => setPlanning(true)}>
            {t('vendors.plan')}
          </Button>
        ) : null}
      </div>
      {vendor.windows.length === 0 ? <EmptyState size="s" title={t('vendors.noWindows')} /> : null}
      <ul className="flex flex-col gap-4">
        {vendor.windows.map((window) => (
          <li key={window.id} className="rounded-panel border border-line-1 p-4">
            <Facts
              rows={[
                { label: t('vendors.from'), value: <Moment at={window.startsAt} /> },
                { label: t('vendors.until'), value: <Moment at={window.endsAt} /> },
                { label: t('reason.label'), value: window.reason },
                {
                  label: t('vendors.notice'),
                  value: Object.values(window.notice).join(' · ') || t('vendors.usualNotice'),
                },
                { label: t('adjust.by'), value: window.createdBy },
              ]}
            />
            {may('vendors.write') ? (
              <Button size="s" tone="outline" className="mt-3" onClick={() => setEnding(window.id)}>
                {t('vendors.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {isPlanning ? <WindowDialog vendor={vendor} onClose={() => setPlanning(false)} /> : null}
      {ending === undefined ? null : <EndWindowDialog windowId={ending} onClose={() => setEnding(undefined)} />}
    </section>
  );
}
