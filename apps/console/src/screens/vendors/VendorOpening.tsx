import { Button } from '@baize/ui/Button';
import { useState } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { BrandVendor } from './BrandVendor.ts';
import { OpeningDialog } from './OpeningDialog.tsx';

/** How a vendor's games are opened for members of the brand, and who decided it. */
export function VendorOpening({ vendor }: { vendor: BrandVendor }) {
  const t = useT();
  const { may } = useOperator();
  const [isChanging, setChanging] = useState(false);
  const { brand, vendor: known } = vendor.opening;
  const { isFrameable, mirroredOrigins } = brand ?? known;
  return (
    <section aria-label={t('opening.title')}>
      <h3 className="mb-1 text-h4 text-text-1">{t('opening.title')}</h3>
      <p className="mb-3 text-dense text-text-3">{t('opening.note')}</p>
      <Facts
        rows={[
          { label: t('opening.by'), value: t(brand === null ? 'opening.from.vendor' : 'opening.from.brand') },
          { label: t('opening.where'), value: t(isFrameable ? 'opening.frame' : 'opening.tab') },
          {
            label: t('opening.mirrors'),
            value:
              mirroredOrigins.length === 0
                ? t('opening.noMirrors')
                : mirroredOrigins.map((origin) => (
                    <span key={origin} className="block">
                      {origin}
                    </span>
                  )),
          },
        ]}
      />
      {may('vendors.write') ? (
        <Button size="s" tone="outline" className="mt-3" onClick={() => setChanging(true)}>
          {t('opening.change')}
        </Button>
      ) : null}
      {isChanging ? <OpeningDialog vendor={vendor} onClose={() => setChanging(false)} /> : null}
    </section>
  );
}
