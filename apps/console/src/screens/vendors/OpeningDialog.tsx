import { updateOpening } from '@baize/contract';
import { Checkbox } from '@baize/ui/Checkbox';
import { Segmented } from '@baize/ui/Segmented';
import { useState } from 'react';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useT } from '../../i18n/useT.ts';
import type { BrandVendor } from './BrandVendor.ts';

/** Decides for the brand how a vendor's games are opened, or leaves it to what is known of the vendor. */
export function OpeningDialog({ vendor, onClose }: { vendor: BrandVendor; onClose: () => void }) {
  const t = useT();
  const { launchOrigins, brand, vendor: known } = vendor.opening;
  const [by, setBy] = useState<'vendor' | 'brand'>(brand === null ? 'vendor' : 'brand');
  const [own, setOwn] = useState(brand ?? known);
  const { isFrameable, mirroredOrigins } = by === 'brand' ? own : known;
  const isLocked = by === 'vendor';
  return (
    <DecisionDialog
      title={t('opening.setTitle', { name: vendor.name })}
      description={t('opening.note')}
      button={t('points.save')}
      isQuestion={false}
      act={(reason) =>
        call(updateOpening, {
          ...{ vendorId: vendor.vendorId, version: vendor.version, reason },
          opening: isLocked
            ? null
            : { isFrameable, mirroredOrigins: launchOrigins.filter((origin) => mirroredOrigins.includes(origin)) },
        })
      }
      said={({ name }) => t('opening.saved', { name })}
      onClose={onClose}
    >
      <Segmented
        label={t('opening.by')}
        isBlock
        value={by}
        onValueChange={setBy}
        options={(['vendor', 'brand'] as const).map((value) => ({ value, label: t(`opening.from.${value}`) }))}
      />
      <fieldset disabled={isLocked} className="m-0 flex flex-col gap-1 border-0 p-0">
        <legend className="mb-1 p-0 text-label text-text-2">{t('opening.where')}</legend>
        <Checkbox
          checked={!isFrameable}
          disabled={isLocked}
          onChange={({ target }) => setOwn({ ...own, isFrameable: !target.checked })}
        >
          {t('opening.tab')}
          <span className="block text-cap text-text-3">{t('opening.tabHint')}</span>
        </Checkbox>
      </fieldset>
      <fieldset disabled={isLocked} className="m-0 flex flex-col gap-1 border-0 p-0">
        <legend className="mb-1 p-0 text-label text-text-2">{t('opening.mirrors')}</legend>
        <p className="text-cap text-text-3">
          {t(launchOrigins.length === 0 ? 'opening.noOrigins' : 'opening.mirrorsHint')}
        </p>
        {launchOrigins.map((origin) => (
          <Checkbox
            key={origin}
            checked={mirroredOrigins.includes(origin)}
            disabled={isLocked}
            onChange={({ target }) => {
              const others = own.mirroredOrigins.filter((one) => one !== origin);
              setOwn({ ...own, mirroredOrigins: target.checked ? [...others, origin] : others });
            }}
          >
            <span className="break-all">{origin}</span>
          </Checkbox>
        ))}
      </fieldset>
    </DecisionDialog>
  );
}
