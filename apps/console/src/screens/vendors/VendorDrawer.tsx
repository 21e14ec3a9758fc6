import { updateBrandVendor } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { BrandVendor } from './BrandVendor.ts';
import { VendorOpening } from './VendorOpening.tsx';
import { VendorWinCaps } from './VendorWinCaps.tsx';
import { VendorWindows } from './VendorWindows.tsx';

const badges = ['none', 'NEW', 'HOT'] as const;

/** One vendor of the brand: its switch, its place and badge, how its games are opened, its maintenance windows, and the bounds on its wins. */
export function VendorDrawer({ vendor, onClose }: { vendor: BrandVendor; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { may } = useOperator();
  const [isEnabled, setEnabled] = useState(vendor.isEnabled);
  const [position, setPosition] = useState(String(vendor.position));
  const [badge, setBadge] = useState(vendor.badge);
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const isLocked = !may('vendors.write');
  const place = /^\d{1,5}$/.test(position.trim()) && Number(position) <= 10_000 ? Number(position) : undefined;
  const saving = useMutation({
    mutationFn: (at: number) =>
      call(updateBrandVendor, {
        ...{ vendorId: vendor.vendorId, version: vendor.version, isEnabled, position: at, badge },
        reason: reason.text,
      }),
    onSuccess: ({ name }) => {
      toast.success(t('vendors.saved', { name }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="m"
      title={vendor.name}
      labels={{ close: t('shell.close') }}
    >
      <div className="flex flex-col gap-8">
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (place !== undefined && !reason.isShort && !saving.isPending) saving.mutate(place);
          }}
        >
          {saving.isError ? (
            <Callout tone="danger" isLive>
              {errorText(saving.error)}
            </Callout>
          ) : null}
          <fieldset disabled={isLocked} className="contents">
            <Switch checked={isEnabled} disabled={isLocked} onChange={(event) => setEnabled(event.target.checked)}>
              {t('vendors.enabled')}
            </Switch>
            <p className="text-dense text-text-3">{t('vendors.enabledHint')}</p>
            <Field
              label={t('vendors.position')}
              hint={t('vendors.positionHint')}
              error={isTried && place === undefined ? t('error.field_invalid') : undefined}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  maxLength={5}
                  value={position}
                  onChange={(event) => setPosition(event.target.value)}
                />
              )}
            </Field>
            <Segmented
              label={t('vendors.badge')}
              className="self-start"
              value={badge === '' ? 'none' : badge}
              onValueChange={(next) => setBadge(next === 'none' ? '' : next)}
              options={badges.map((value) => ({ value, label: t(`vendors.badge.${value}`) }))}
            />
            {isLocked ? null : <ReasonField {...reason.field} isTried={isTried} />}
          </fieldset>
          {isLocked ? null : (
            <Button type="submit" tone="felt" isBlock isLoading={saving.isPending}>
              {t('points.save')}
            </Button>
          )}
        </form>
        <VendorOpening vendor={vendor} />
        <VendorWindows vendor={vendor} />
        <VendorWinCaps vendor={vendor} />
      </div>
    </Drawer>
  );
}
