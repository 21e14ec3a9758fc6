import { getPolicy, updatePolicy, type InputOf, type OutputOf } from '@baize/contract';
import { FormDialog } from '../../components/FormDialog.tsx';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';

type Policy = InputOf<typeof updatePolicy>['policy'];

const profiles = ['default', 'UK', 'MGA'] as const;
const intervals = [15, 30, 45, 60] as const;
/** A whole number within its bounds, or undefined. */
function within(typed: string, least: number, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(typed) ? Number(typed) : -1;
  return number >= least && number <= most ? number : undefined;
}

interface PolicyDialogProps {
  found: OutputOf<typeof getPolicy>;
  onClose: () => void;
}

/** Sets what the brand's licence asks for: never laxer than the house's own rules. */
export function PolicyDialog({ found: { policy, version }, onClose }: PolicyDialogProps) {
  const t = useT();
  const site = useSite();
  const queryClient = useQueryClient();
  const [profile, setProfile] = useState(policy.profile);
  const [hours, setHours] = useState(String(policy.coolingHours));
  const [months, setMonths] = useState(String(policy.exclusionMonths));
  const [minutes, setMinutes] = useState(policy.reminderMinutes);
  const reason = useReason(10);
  const [isTried, setIsTried] = useState(false);
  const coolingHours = within(hours, 24, 720);
  const exclusionMonths = within(months, 6, 60);
  const saving = useMutation({
    mutationFn: (next: Policy) => call(updatePolicy, { version, policy: next, reason: reason.text }),
    onSuccess: () => {
      toast.success(t('limits.policySaved'));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [getPolicy.id] }),
  });
  const submit = (): void => {
    setIsTried(true);
    if (coolingHours === undefined || exclusionMonths === undefined || reason.isShort || saving.isPending) return;
    saving.mutate({ profile, coolingHours, exclusionMonths, reminderMinutes: minutes });
  };
  return (
    <FormDialog
      title={t('limits.policyTitle', { brand: site.merchant })}
      description={t('limits.policyFacts')}
      button={t('limits.policySave')}
      acting={saving}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={t('limits.profile')} hint={t(`limits.profileAsks.${profile}`)}>
        {(control) => (
          <Select
            {...control}
            value={profile}
            onValueChange={(value) => setProfile(profiles.find((one) => one === value) ?? 'default')}
            options={profiles.map((value) => ({ value, label: t(`limits.profile.${value}`) }))}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('limits.coolingHours')}
          hint={t('limits.hoursRange')}
          error={isTried && coolingHours === undefined ? t('error.setting_invalid') : undefined}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={hours}
              onChange={(event) => setHours(event.target.value)}
            />
          )}
        </Field>
        <Field
          label={t('limits.exclusionMonths')}
          hint={t('limits.monthsRange')}
          error={isTried && exclusionMonths === undefined ? t('error.setting_invalid') : undefined}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={4}
              value={months}
              onChange={(event) => setMonths(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t('limits.reminderMinutes')}>
        {(control) => (
          <Select
            {...control}
            value={String(minutes)}
            onValueChange={(value) => setMinutes(intervals.find((one) => String(one) === value) ?? 60)}
            options={intervals.map((one) => ({ value: String(one), label: t('limits.minutes', { minutes: one }) }))}
          />
        )}
      </Field>
      <ReasonField hint="reason.hidden" {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
