import { languageCodes } from '@baize/contract/languages';
import { createReward, rewardCategories, updateReward } from '@baize/contract';
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
import { useState } from 'react';
import { call } from '../../call.ts';
import { focusFault } from '../../components/focusFault.ts';
import { ImageField } from '../../components/ImageField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { useSite } from '../../useSite.ts';
import { localText } from '@baize/contract/localText';
import { readReward, typedOf } from './readReward.ts';
import type { CatalogueReward } from './Redemption.ts';
import { MomentField } from '../../components/MomentField.tsx';

interface RewardDrawerProps {
  /** A new one without. */
  reward: CatalogueReward | undefined;
  currency: string;
  onClose: () => void;
}

const figures = ['points', 'amount', 'pays', 'stock', 'memberCap', 'position'] as const;

/** One reward: what it is, what it costs, how many there are and when it is offered. */
export function RewardDrawer({ reward, currency, onClose }: RewardDrawerProps) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { may } = useOperator();
  const { defaultLanguage } = useSite();
  const [typed, setTyped] = useState(() => typedOf(reward?.draft));
  const [isTried, setTried] = useState(false);
  const isLocked = !may('points.write');
  const read = readReward(typed, defaultLanguage);
  const fault = isTried && 'fault' in read ? read.fault : undefined;
  const saving = useMutation({
    mutationFn: (draft: Parameters<typeof typedOf>[0] & object) =>
      reward === undefined
        ? call(createReward, draft)
        : call(updateReward, { rewardId: reward.id, version: reward.version, draft }),
    onSuccess: ({ draft }) => {
      toast.success(t('points.saved', { name: localText(draft.name, defaultLanguage) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="m"
      title={t(reward === undefined ? 'points.add' : 'points.editTitle')}
      labels={{ close: t('shell.close') }}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (focusFault(event.currentTarget)) return;
          if ('draft' in read && !saving.isPending) saving.mutate(read.draft);
        }}
      >
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        <fieldset disabled={isLocked} className="contents">
          <Segmented
            label={t('points.kind')}
            className="self-start"
            value={typed.kind}
            onValueChange={(kind) => {
              const category = kind === 'credit' ? 'money' : 'other';
              setTyped({ ...typed, kind, category, needsAddress: kind === 'gift' });
            }}
            options={(['credit', 'gift'] as const).map((value) => ({ value, label: t(`points.kind.${value}`) }))}
          />
          <Field label={t('points.category')}>
            {(control) => (
              <Select
                {...control}
                disabled={isLocked}
                options={rewardCategories.map((value) => ({ value, label: t(`points.category.${value}`) }))}
                value={typed.category}
                onValueChange={(next) =>
                  setTyped({ ...typed, category: rewardCategories.find((one) => one === next) ?? typed.category })
                }
              />
            )}
          </Field>
          {languageCodes.map((code) => (
            <Field
              key={code}
              label={`${t('points.name')} · ${code}`}
              error={fault === 'name' && code === defaultLanguage ? t('error.field_required') : undefined}
              isRequired={code === defaultLanguage}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={120}
                  value={typed.name[code] ?? ''}
                  onChange={(event) => setTyped({ ...typed, name: { ...typed.name, [code]: event.target.value } })}
                />
              )}
            </Field>
          ))}
          {languageCodes.map((code) => (
            <Field key={code} label={`${t('points.about')} · ${code}`}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={2}
                  maxLength={4_000}
                  value={typed.about[code] ?? ''}
                  onChange={(event) => setTyped({ ...typed, about: { ...typed.about, [code]: event.target.value } })}
                />
              )}
            </Field>
          ))}
          <Field label={t('points.image')} hint={t('points.imageHint')}>
            {(control) => (
              <ImageField {...control} value={typed.image} onValueChange={(image) => setTyped({ ...typed, image })} />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            {figures
              .filter((name) => name !== 'pays' || typed.kind === 'credit')
              .map((name) => (
                <Field
                  key={name}
                  label={t(`points.figure.${name}`, { currency })}
                  hint={t(`points.figureHint.${name}`)}
                  error={fault === name ? t('error.field_invalid') : undefined}
                  isRequired={name !== 'memberCap'}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="decimal"
                      maxLength={16}
                      value={typed[name]}
                      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                    />
                  )}
                </Field>
              ))}
            {(['opensAt', 'closesAt'] as const).map((name) => (
              <MomentField
                key={name}
                label={t(`points.${name}`)}
                error={fault === name ? t('error.field_invalid') : undefined}
                value={typed[name]}
                onChange={(at) => setTyped({ ...typed, [name]: at })}
              />
            ))}
          </div>
          {typed.kind === 'gift' ? (
            <Switch
              checked={typed.needsAddress}
              disabled={isLocked}
              onChange={(event) => setTyped({ ...typed, needsAddress: event.target.checked })}
            >
              {t('points.needsAddress')}
            </Switch>
          ) : null}
          <Switch
            checked={typed.isListed}
            disabled={isLocked}
            onChange={(event) => setTyped({ ...typed, isListed: event.target.checked })}
          >
            {t('points.listed')}
          </Switch>
        </fieldset>
        {isLocked ? null : (
          <Button type="submit" tone="felt" isBlock isLoading={saving.isPending}>
            {t('points.save')}
          </Button>
        )}
      </form>
    </Drawer>
  );
}
