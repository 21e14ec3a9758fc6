import { localText } from '@baize/contract/localText';
import { updateGame } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { Segmented } from '@baize/ui/Segmented';
import { Select } from '@baize/ui/Select';
import { Switch } from '@baize/ui/Switch';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { call } from '../../call.ts';
import { amountText } from '../../components/amountText.ts';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useReason } from '../../components/useReason.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { readDecision, typedDecision } from './readDecision.ts';

const badges = ['vendor', 'none', 'NEW', 'HOT'] as const;
const places = ['vendor', 'frame', 'tab'] as const;
const kinds = ['none', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;

interface GameDrawerProps {
  game: CatalogueGame;
  currency: string;
  onClose: () => void;
}

/** What the brand decides of one game: whether it is played, where it stands, and how much may be staked at once. */
export function GameDrawer({ game, currency, onClose }: GameDrawerProps) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { may } = useOperator();
  const [typed, setTyped] = useState(() => typedDecision(game.decision));
  const reason = useReason();
  const [isTried, setTried] = useState(false);
  const isLocked = !may('games.write');
  const read = readDecision(typed);
  const fault = isTried && 'fault' in read ? read.fault : undefined;
  const saving = useMutation({
    mutationFn: (decision: CatalogueGame['decision']) =>
      call(updateGame, { gameId: game.gameId, version: game.version, decision, reason: reason.text }),
    onSuccess: ({ name }) => {
      toast.success(t('vendors.saved', { name: localText(name, language) }));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const hints = {
    position: t('games.positionHint'),
    minBet: t('games.vendorSays', { amount: amountText(game.vendorMinBet, currency) }),
    maxBet: t('games.vendorSays', { amount: amountText(game.vendorMaxBet, currency) }),
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="m"
      title={localText(game.name, language)}
      labels={{ close: t('shell.close') }}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if ('decision' in read && !reason.isShort && !saving.isPending) saving.mutate(read.decision);
        }}
      >
        {saving.isError ? (
          <Callout tone="danger" isLive>
            {errorText(saving.error)}
          </Callout>
        ) : null}
        <fieldset disabled={isLocked} className="contents">
          <Switch
            checked={typed.isEnabled}
            disabled={isLocked}
            onChange={(event) => setTyped({ ...typed, isEnabled: event.target.checked })}
          >
            {t('games.enabled')}
          </Switch>
          <p className="text-dense text-text-3">{t('vendors.enabledHint')}</p>
          <Choice
            label={t('vendors.badge')}
            value={typed.badge === null ? 'vendor' : typed.badge === '' ? 'none' : typed.badge}
            onValueChange={(next) =>
              setTyped({ ...typed, badge: next === 'vendor' ? null : next === 'none' ? '' : next })
            }
            options={badges.map((value) => ({ value, label: t(`vendors.badge.${value}`) }))}
          />
          {game.gameClassify === 'RNG' ? (
            <Field label={t('games.kind')}>
              {(control) => (
                <Select
                  {...control}
                  value={typed.subCategory === '' ? 'none' : typed.subCategory}
                  onValueChange={(next) =>
                    setTyped({
                      ...typed,
                      subCategory: (kinds.find((kind) => kind !== 'none' && kind === next) as 'SC') ?? '',
                    })
                  }
                  options={kinds.map((value) => ({ value, label: t(`games.kind.${value}`) }))}
                />
              )}
            </Field>
          ) : null}
          <Choice
            label={t('opening.where')}
            value={typed.opensIn ?? 'vendor'}
            onValueChange={(next) => setTyped({ ...typed, opensIn: next === 'vendor' ? null : next })}
            options={places.map((value) => ({
              value,
              label: t(value === 'vendor' ? 'vendors.badge.vendor' : `opening.${value}`),
            }))}
            hint={t('games.opensInHint', { where: t(`opening.${game.vendorOpensIn}`) })}
          />
          <div className="grid gap-4 sm:grid-cols-3">
            {(['position', 'minBet', 'maxBet'] as const).map((name) => (
              <Field
                key={name}
                label={t(`games.${name}`, { currency })}
                hint={hints[name]}
                error={fault === name ? t('error.field_invalid') : undefined}
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
          </div>
          {isLocked ? null : <ReasonField {...reason.field} isTried={isTried} />}
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

type ChoiceProps<Value extends string> = ComponentProps<typeof Segmented<Value>> & { hint?: string };

/** A choice under its name, which it says itself to those who do not see it. */
function Choice<Value extends string>({ hint, ...choice }: ChoiceProps<Value>) {
  return (
    <div className="flex flex-col gap-2">
      <p aria-hidden className="text-label text-text-2">
        {choice.label}
      </p>
      <Segmented {...choice} className="self-start" />
      {hint === undefined ? null : <p className="text-dense text-text-3">{hint}</p>}
    </div>
  );
}
