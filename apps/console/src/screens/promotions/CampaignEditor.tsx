import { knownLanguage, languageCodes, languages, type Language } from '@baize/contract/languages';
import { CallError } from '@baize/client';
import {
  createCampaign,
  listCampaigns,
  lossPeriods,
  promotionAudiences,
  promotionKinds,
  updateCampaign,
} from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { Switch } from '@baize/ui/Switch';
import { TextArea } from '@baize/ui/TextArea';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../call.ts';
import { AudienceFields } from '../../components/AudienceFields.tsx';
import { focusFault } from '../../components/focusFault.ts';
import { ImageField } from '../../components/ImageField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useSite } from '../../useSite.ts';
import type { Campaign } from './Campaign.ts';
import { oddsOf, readCampaign, termsOf, type CampaignDraft, type NumberField } from './CampaignDraft.ts';
import { CampaignLink } from './CampaignLink.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import { CloseMission } from './CloseMission.tsx';
import { FreeFields } from './FreeFields.tsx';
import { GoalFields } from './GoalFields.tsx';
import { PrizeFields } from './PrizeFields.tsx';
import { TierFields } from './TierFields.tsx';
import { MomentField } from '../../components/MomentField.tsx';

type Props = {
  /** What is edited; a new promotion without. */
  campaign: Campaign | undefined;
  start: CampaignDraft;
  /** The missions that another can come after. */
  missions: readonly Campaign[];
  mayWrite: boolean;
  /** Reads the list again after somebody else's change. */
  onReload: () => void;
  onClose: () => void;
};

const NOTHING = 0n;

/** One promotion with its words and terms. While members take part the terms can be read and not changed. */
export function CampaignEditor({ campaign, start, missions, mayWrite, onReload, onClose }: Props) {
  const t = useT();
  const { defaultLanguage, currency } = useSite();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [draft, setDraft] = useState(start);
  const [language, setLanguage] = useState<Language>(knownLanguage(defaultLanguage));
  const [fault, setFault] = useState<string>();
  const put = (change: Partial<CampaignDraft>): void => setDraft((now) => ({ ...now, ...change }));
  const isFixed = (campaign?.members ?? 0) > 0;
  const saving = useMutation({
    mutationFn: (input: Exclude<ReturnType<typeof readCampaign>, string>) =>
      campaign === undefined
        ? call(createCampaign, input)
        : call(updateCampaign, { id: campaign.id, version: campaign.version, draft: input }),
    onSuccess: async () => {
      toast.success(t('promotions.saved'));
      await queries.invalidateQueries({ queryKey: [listCampaigns.id] });
      onClose();
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const save = (): void => {
    if (focusFault(form.current)) return;
    const read = readCampaign(draft);
    setFault(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string' && mayWrite && !saving.isPending) saving.mutate(read);
  };
  const isConflict = saving.error instanceof CallError && saving.error.code === 'version_conflict';
  const wrong = fault ?? fieldOf(saving.error);
  const errorOf = (field: string): string | undefined => (wrong === field ? t('error.promotion_invalid') : undefined);
  const number = (field: NumberField, isLocked = isFixed) => (
    <Field
      key={field}
      label={t(`promotions.field.${field}`)}
      hint={t(`promotions.hint.${field}`)}
      error={errorOf(field)}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          maxLength={20}
          readOnly={isLocked}
          value={draft.numbers[field]}
          onChange={(event) => put({ numbers: { ...draft.numbers, [field]: event.target.value } })}
        />
      )}
    </Field>
  );
  const odds = draft.kind === 'raffle' ? oddsOf(draft, campaign?.promised ?? NOTHING) : undefined;
  const words = (name: 'title' | 'summary' | 'content') => (
    <Field key={name} label={`${t(`promotions.field.${name}`)} · ${language}`} error={errorOf(name)}>
      {(control) => {
        const text = {
          ...control,
          value: draft[name][language] ?? '',
          onChange: (event: { target: { value: string } }) =>
            put({ [name]: { ...draft[name], [language]: event.target.value } }),
        };
        return name === 'content' ? (
          <TextArea {...text} rows={6} maxLength={20_000} />
        ) : (
          <TextInput {...text} maxLength={200} />
        );
      }}
    </Field>
  );
  return (
    <Drawer
      isOpen
      size="l"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(campaign === undefined ? 'promotions.new' : 'promotions.edit')}
      labels={{ close: t('shell.close') }}
      footer={
        mayWrite ? (
          <div className="flex flex-wrap justify-end gap-2">
            {campaign?.kind === 'mission' ? <CloseMission mission={campaign} onClosed={onClose} /> : null}
            <Button tone="ghost" onClick={onClose}>
              {t('shell.cancel')}
            </Button>
            <Button tone="felt" isLoading={saving.isPending} onClick={save}>
              {t('promotions.save')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {saving.isError ? (
          <Callout
            tone={isConflict ? 'warning' : 'danger'}
            isLive
            {...(isConflict ? { action: <Button onClick={onReload}>{t('content.reload')}</Button> } : {})}
          >
            {errorText(saving.error)}
          </Callout>
        ) : null}
        {isFixed ? <Callout>{t('promotions.fixed', { count: campaign?.members ?? 0 })}</Callout> : null}
        <fieldset disabled={!mayWrite} className="contents">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t('promotions.field.kind')}>
              {(control) => (
                <Select
                  {...control}
                  disabled={campaign !== undefined}
                  options={promotionKinds.map((value) => ({ value, label: t(`promotions.kind.${value}`) }))}
                  value={draft.kind}
                  onValueChange={(kind) => put({ kind: promotionKinds.find((one) => one === kind) ?? draft.kind })}
                />
              )}
            </Field>
            <AudienceFields
              label={t('promotions.field.audience')}
              kinds={promotionAudiences.map((value) => ({ value, label: t(`promotions.audience.${value}`) }))}
              value={{ audience: draft.audience, tag: draft.audienceTag, segmentId: draft.segmentId }}
              isFixed={isFixed}
              errors={{ tag: errorOf('audienceTag'), segmentId: errorOf('segmentId') }}
              onChange={({ tag: audienceTag = draft.audienceTag, ...change }) => put({ ...change, audienceTag })}
            />
          </div>
          <Segmented
            label={t('shell.language')}
            options={languageCodes.map((value) => ({ value, label: languages[value].name }))}
            value={language}
            onValueChange={setLanguage}
          />
          {(['title', 'summary', 'content'] as const).map(words)}
          <Field label={t('promotions.field.image')} hint={t('promotions.hint.image')} error={errorOf('image')}>
            {(control) => <ImageField {...control} value={draft.image} onValueChange={(image) => put({ image })} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            {(['startsAt', 'endsAt'] as const).map((name) => (
              <MomentField
                key={name}
                label={t(`promotions.${name}`)}
                error={errorOf(name)}
                readOnly={isFixed && name === 'startsAt'}
                value={draft[name]}
                onChange={(at) => put(name === 'endsAt' ? { endsAt: at } : { startsAt: at ?? draft.startsAt })}
              />
            ))}
            {number('claimDays', false)}
          </div>
          {draft.kind === 'mission' ? (
            <GoalFields
              {...{ goal: draft.goal, isFixed, error: errorOf('after') }}
              missions={missions.filter(({ id }) => id !== campaign?.id)}
              onChange={(goal) => put({ goal })}
            />
          ) : null}
          {draft.kind === 'cashBack' || draft.kind === 'lossRescue' ? (
            <Field label={t('promotions.field.lossPeriod')}>
              {(control) => (
                <Select
                  {...control}
                  disabled={isFixed}
                  options={lossPeriods.map((value) => ({ value, label: t(`promotions.period.${value}`) }))}
                  value={draft.lossPeriod}
                  onValueChange={(next) =>
                    put({ lossPeriod: lossPeriods.find((one) => one === next) ?? draft.lossPeriod })
                  }
                />
              )}
            </Field>
          ) : null}
          {draft.kind === 'freeRounds' ? (
            <FreeFields
              {...{ free: draft.free, isFixed, error: errorOf('freeRounds') }}
              onChange={(free) => put({ free })}
            />
          ) : null}
          <div className="grid gap-4 sm:grid-cols-3">
            {termsOf(draft).map((field) => number(field))}
            {draft.kind === 'freeRounds' ? null : number('multiple')}
            {number('days')}
          </div>
          {draft.kind === 'raffle' ? (
            <PrizeFields
              {...{ prizes: draft.prizes, language, isFixed, error: errorOf('prizes'), odds }}
              onChange={(prizes) => put({ prizes })}
            />
          ) : null}
          {draft.kind === 'referral' ? (
            <TierFields
              {...{ tiers: draft.tiers, isFixed, error: errorOf('tiers') }}
              onChange={(tiers) => put({ tiers })}
            />
          ) : null}
          {draft.kind === 'rain' ? null : (
            <div className="grid gap-4 sm:grid-cols-2">
              {(['budget', 'memberCap'] as const).map((field) => number(field, false))}
            </div>
          )}
          <div className="grid gap-4 sm:grid-cols-4">
            {(['perDevice', 'perNetwork', 'perPayee', 'position'] as const).map((field) => number(field, false))}
          </div>
          <Switch checked={draft.isShown} onChange={(event) => put({ isShown: event.target.checked })}>
            {t('promotions.isShown')}
          </Switch>
        </fieldset>
        {campaign === undefined ? null : <CampaignLink campaign={campaign} />}
        <CampaignPreview {...{ draft, language, missions, odds }} currency={campaign?.currency ?? currency} />
        <button type="submit" hidden />
      </form>
    </Drawer>
  );
}

/** The field that the server found wrong. */
function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof CallError) || typeof error.value !== 'object' || error.value === null) return undefined;
  const { field } = error.value as { field?: unknown };
  return typeof field === 'string' ? field.replace('percentBps', 'percent') : undefined;
}
