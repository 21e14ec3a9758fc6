import { CallError } from '@baize/client/CallError';
import type { OutputOf } from '@baize/contract';
import { getProfile } from '@baize/contract/identity/getProfile';
import { incomeSources } from '@baize/contract/identity/profile';
import { updateProfile } from '@baize/contract/identity/updateProfile';
import { Button } from '@baize/ui/Button';
import { DateField } from '@baize/ui/DateField';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { showAlert } from '../../alert.ts';
import { call, query } from '../../call.ts';
import { useDateLabels } from '../../components/useDateLabels.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { languages } from '@baize/contract/languages';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { readSession, updateMember } from '../../session.ts';

type Profile = OutputOf<typeof getProfile>;

const texts = [
  { id: 'nickname', autoComplete: 'nickname', maxLength: 32 },
  { id: 'fullName', autoComplete: 'name', maxLength: 64 },
  { id: 'birthday', autoComplete: 'bday', maxLength: 10 },
  { id: 'telegram', autoComplete: 'off', maxLength: 33 },
  { id: 'zalo', autoComplete: 'off', maxLength: 32 },
  { id: 'occupation', autoComplete: 'organization-title', maxLength: 64 },
  { id: 'address', autoComplete: 'street-address', maxLength: 200 },
] as const;
type TextId = (typeof texts)[number]['id'];
type Values = Pick<Profile, TextId | 'nationality' | 'sourceOfIncome'>;

function valuesOf(profile: Profile): Values {
  const { nickname, fullName, birthday, telegram, zalo, occupation, address, nationality, sourceOfIncome } = profile;
  return { nickname, fullName, birthday, telegram, zalo, occupation, address, nationality, sourceOfIncome };
}

/** The profile to fill in. What was given once stands there and cannot be typed into. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useT();
  const dateLabels = useDateLabels();
  const language = useLanguage();
  const errorText = useErrorText();
  const realAction = useRealAction();
  const queries = useQueryClient();
  const [values, setValues] = useState<Values>(valuesOf(profile));
  const [fault, setFault] = useState<{ field: string; text: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const countries = new Intl.DisplayNames([languages[language].html], { type: 'region' });
  const isLocked = (id: string): boolean => profile.locked.some((field) => field === id);
  const saved = valuesOf(profile);
  const changed = Object.fromEntries(
    Object.entries(values).filter(([id, value]) => value.trim() !== saved[id as keyof Values]),
  );
  const set = (id: keyof Values, value: string): void => {
    setValues((now) => ({ ...now, [id]: value }));
    setFault(undefined);
  };
  const faultOf = (id: string): string | undefined => (fault?.field === id ? fault.text : undefined);

  async function save(): Promise<void> {
    setIsSaving(true);
    try {
      const next = await call(updateProfile, changed);
      queries.setQueryData(query(getProfile, {}).queryKey, next);
      setValues(valuesOf(next));
      const { member } = readSession();
      if (member) updateMember({ ...member, nickname: next.nickname });
      toast.success(t('member.profile.saved'));
    } catch (error) {
      const field = error instanceof CallError ? (error.value as { field?: string } | null)?.field : undefined;
      if (field === undefined) showAlert({ fault: error });
      else {
        setFault({ field, text: errorText(error as CallError) });
        document.getElementById(`profile-${field}`)?.focus();
      }
    } finally {
      setIsSaving(false);
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (Object.keys(changed).length > 0) realAction(() => void save());
  };
  const choice = (id: 'nationality' | 'sourceOfIncome', options: { value: string; label: string }[]) => (
    <Field id={`profile-${id}`} label={t(`member.profile.${id}`)} error={faultOf(id)}>
      {(control) => (
        <Select
          {...control}
          value={values[id]}
          placeholder={t('member.profile.choose')}
          onValueChange={(value) => set(id, value)}
          options={options}
        />
      )}
    </Field>
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {texts.map(({ id, autoComplete, maxLength }) => (
        <Field
          key={id}
          id={`profile-${id}`}
          label={t(`member.profile.${id}`)}
          error={faultOf(id)}
          isRequired={id === 'nickname'}
          hint={
            id === 'fullName' || id === 'birthday'
              ? t(isLocked(id) ? 'member.profile.locked' : `member.profile.${id}Hint`)
              : undefined
          }
          className={id === 'address' ? 'sm:col-span-2' : ''}
        >
          {(control) =>
            id === 'birthday' ? (
              <DateField
                {...control}
                labels={dateLabels}
                autoComplete={autoComplete}
                readOnly={isLocked(id)}
                {...(isLocked(id) ? { icon: 'lock' as const } : {})}
                value={values[id]}
                onValueChange={(value) => set(id, value)}
              />
            ) : (
              <TextInput
                {...control}
                autoComplete={autoComplete}
                maxLength={maxLength}
                readOnly={isLocked(id)}
                {...(isLocked(id) ? { icon: 'lock' as const } : {})}
                value={values[id]}
                onChange={(event) => set(id, event.currentTarget.value)}
              />
            )
          }
        </Field>
      ))}
      {choice(
        'nationality',
        profile.nationalities
          .map((code) => ({ value: code, label: countries.of(code) ?? code }))
          .toSorted((a, b) => a.label.localeCompare(b.label, languages[language].html)),
      )}
      {choice(
        'sourceOfIncome',
        incomeSources.map((source) => ({ value: source, label: t(`member.income.${source}`) })),
      )}
      <div className="flex justify-end sm:col-span-2">
        <Button
          type="submit"
          tone="felt"
          isLoading={isSaving}
          disabled={Object.keys(changed).length === 0}
          className="max-sm:w-full"
        >
          {t('member.profile.save')}
        </Button>
      </div>
    </form>
  );
}
