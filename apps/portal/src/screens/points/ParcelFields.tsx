import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { useT } from '../../i18n/useT.ts';
import type { Parcel } from '../../usePointMall.ts';
import { parcelFaults } from './parcelFaults.ts';

interface ParcelFieldsProps {
  parcel: Parcel;
  onParcel: (parcel: Parcel) => void;
  /** What is missing is said only after somebody tried. */
  isTried: boolean;
}

/** Who receives a gift, where, and at which number the carrier calls. */
export function ParcelFields({ parcel, onParcel, isTried }: ParcelFieldsProps) {
  const t = useT();
  const faults = isTried ? parcelFaults(parcel) : {};
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('points.recipient')}
        error={faults.recipient ? t('error.recipient_required') : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            maxLength={80}
            value={parcel.recipient}
            onChange={(event) => onParcel({ ...parcel, recipient: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('points.mobile')} error={faults.mobile ? t('error.mobile_invalid') : undefined} isRequired>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={24}
            value={parcel.mobile}
            onChange={(event) => onParcel({ ...parcel, mobile: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={t('points.address')}
        hint={t('points.addressHint')}
        error={faults.address ? t('error.address_required') : undefined}
        isRequired
        className="sm:col-span-2"
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            autoComplete="street-address"
            maxLength={300}
            value={parcel.address}
            onChange={(event) => onParcel({ ...parcel, address: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
