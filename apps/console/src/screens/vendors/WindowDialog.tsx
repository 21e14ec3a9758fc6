import type { LocalTexts } from '@baize/contract/localText';
import { languageCodes } from '@baize/contract/languages';
import { createWindow } from '@baize/contract';
import { Field } from '@baize/ui/Field';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { nowMs } from '../../nowMs.ts';
import type { BrandVendor } from './BrandVendor.ts';
import { MomentField } from '../../components/MomentField.tsx';

const HOUR_MS = 3_600_000;

/** Plans a maintenance window: from when, until when, why, and what members read. */
export function WindowDialog({ vendor, onClose }: { vendor: BrandVendor; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [times, setTimes] = useState<{ startsAt: string | null; endsAt: string | null }>(() => {
    const next = Math.ceil(nowMs() / HOUR_MS) * HOUR_MS;
    return { startsAt: new Date(next).toISOString(), endsAt: new Date(next + 2 * HOUR_MS).toISOString() };
  });
  const [notice, setNotice] = useState<LocalTexts>({});
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const { startsAt, endsAt } = times;
  const isSpan = startsAt !== null && endsAt !== null && Date.parse(startsAt) < Date.parse(endsAt);
  const acting = useMutation({
    mutationFn: (span: { startsAt: string; endsAt: string }) =>
      call(createWindow, {
        ...span,
        ...{ vendorId: vendor.vendorId, reason: reason.text },
        notice: Object.fromEntries(
          Object.entries(notice).flatMap(([code, text]) => (text.trim() === '' ? [] : [[code, text.trim()]])),
        ),
      }),
    onSuccess: ({ name }) => {
      toast.success(t('vendors.planned', { name }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <FormDialog
      title={t('vendors.planTitle', { name: vendor.name })}
      description={t('vendors.planNote')}
      button={t('vendors.plan')}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (isSpan && !reason.isShort) acting.mutate({ startsAt, endsAt });
      }}
    >
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <MomentField
          key={name}
          label={t(name === 'startsAt' ? 'vendors.from' : 'vendors.until')}
          error={isTried && !isSpan && name === 'endsAt' ? t('error.span_invalid') : undefined}
          isRequired
          value={times[name]}
          onChange={(at) => setTimes({ ...times, [name]: at })}
        />
      ))}
      {languageCodes.map((code) => (
        <Field key={code} label={`${t('vendors.notice')} · ${code}`}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={notice[code] ?? ''}
              onChange={(event) => setNotice({ ...notice, [code]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
