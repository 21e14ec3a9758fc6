import { createLottery, type InputOf } from '@baize/contract';
import { CallError } from '@baize/client';
import { languageCodes, languages, type Language } from '@baize/contract/languages';
import { lotteryFamilies, type LotteryFamily } from '@baize/contract/lotteries/lotteryFamilies';
import { Checkbox } from '@baize/ui/Checkbox';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import { readSchedule, scheduleFields, type TypedSchedule } from './readSchedule.ts';
import { readTerms, termFields } from './readTerms.ts';
import { usualTerms } from './usualTerms.ts';
import { weekdayName } from './weekdayName.ts';

const families = Object.keys(lotteryFamilies) as LotteryFamily[];
const sources = ['own', 'official'] as const;

/** Opens a lottery: what it draws and when stays for good, its terms do not. */
export function NewLotteryDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const queries = useQueryClient();
  const { currency, timeZone, defaultLanguage } = useSite();
  const [gameCode, setGameCode] = useState('');
  const [family, setFamily] = useState<LotteryFamily>('ssc');
  const [source, setSource] = useState<(typeof sources)[number]>('own');
  const [names, setNames] = useState<Partial<Record<Language, string>>>({});
  const [schedule, setSchedule] = useState<TypedSchedule>({
    ...{ timeZone, first: '00:00', last: '23:59:59', every: '300', weekdays: [0, 1, 2, 3, 4, 5, 6] },
  });
  const [terms, setTerms] = useState(usualTerms);
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const readOfSchedule = readSchedule(schedule);
  const readOfTerms = readTerms(terms);
  const faults = {
    gameCode: !/^[a-z0-9-]{2,24}$/.test(gameCode.trim()),
    name: (names[defaultLanguage as Language] ?? '').trim() === '',
    reason: reason.isShort,
  };
  const acting = useMutation({
    mutationFn: (asked: InputOf<typeof createLottery>) => call(createLottery, asked),
    onSuccess: () => {
      toast.success(t('lotteries.opened', { code: gameCode.trim() }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  /* What only the server knows: whether a code is taken, and which time zones there are. */
  const refused =
    acting.error instanceof CallError ? (acting.error.value as { field?: string } | null)?.field : undefined;
  const shown = (isWrong: boolean): string | undefined => (isTried && isWrong ? t('error.field_invalid') : undefined);
  return (
    <FormDialog
      title={t('lotteries.new')}
      description={t('lotteries.newNote')}
      button={t('lotteries.new')}
      acting={acting}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (Object.values(faults).includes(true) || acting.isPending) return;
        if (!('schedule' in readOfSchedule) || !('terms' in readOfTerms)) return;
        const name = Object.fromEntries(Object.entries(names).filter(([, text]) => text.trim() !== ''));
        acting.mutate({
          ...{ gameCode: gameCode.trim(), family, name, source, ...readOfSchedule.schedule, monthDays: null },
          ...{ terms: readOfTerms.terms, reason: reason.text },
        });
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t('lotteries.code')}
          hint={t('lotteries.codeHint')}
          error={refused === 'gameCode' ? t('lotteries.codeTaken') : shown(faults.gameCode)}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              autoComplete="off"
              maxLength={24}
              value={gameCode}
              onChange={(event) => setGameCode(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('lotteries.family')}>
          {(control) => (
            <Select
              {...control}
              value={family}
              onValueChange={(next) => setFamily(families.find((one) => one === next) ?? family)}
              options={families.map((value) => ({ value, label: t(`lotteries.family.${value}`) }))}
            />
          )}
        </Field>
        {languageCodes.map((code) => (
          <Field
            key={code}
            label={t('lotteries.nameIn', { language: languages[code].name })}
            error={code === defaultLanguage ? shown(faults.name) : undefined}
            isRequired={code === defaultLanguage}
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={60}
                value={names[code] ?? ''}
                onChange={(event) => setNames({ ...names, [code]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="text-label text-text-2">
          {t('lotteries.sourceOf')}
        </span>
        <Segmented
          label={t('lotteries.sourceOf')}
          value={source}
          onValueChange={setSource}
          options={sources.map((value) => ({ value, label: t(`lotteries.source.${value}`) }))}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {scheduleFields.map((field) => (
          <Field
            key={field}
            label={t(`lotteries.when.${field}`)}
            error={
              refused === field
                ? t('lotteries.zoneUnknown')
                : shown('fault' in readOfSchedule && readOfSchedule.fault === field)
            }
          >
            {(control) => (
              <TextInput
                {...control}
                maxLength={60}
                value={schedule[field]}
                onChange={(event) => setSchedule({ ...schedule, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-2">
        <legend className="mb-1 text-label text-text-2">{t('lotteries.when.weekdays')}</legend>
        {Array.from({ length: 7 }, (_, day) => (
          <Checkbox
            key={day}
            checked={schedule.weekdays.includes(day)}
            onChange={({ target }) => {
              const others = schedule.weekdays.filter((one) => one !== day);
              setSchedule({ ...schedule, weekdays: target.checked ? [...others, day] : others });
            }}
          >
            {weekdayName(day, language)}
          </Checkbox>
        ))}
        {shown('fault' in readOfSchedule && readOfSchedule.fault === 'weekdays') === undefined ? null : (
          <p role="alert" className="w-full text-dense text-cinnabar-text">
            {t('error.field_invalid')}
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        {termFields.map((field) => (
          <Field
            key={field}
            label={t(`lotteries.field.${field}`, { currency })}
            error={shown('fault' in readOfTerms && readOfTerms.fault === field)}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode={field === 'holidays' ? 'text' : 'decimal'}
                maxLength={field === 'holidays' ? 1_200 : 20}
                value={terms[field]}
                onChange={(event) => setTerms({ ...terms, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <ReasonField {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
