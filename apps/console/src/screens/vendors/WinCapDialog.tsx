import { updateWinCap, WIN_CAP_LIMITS } from '@baize/contract';
import { localText } from '@baize/contract/localText';
import { formatAmount, parseAmount } from '@baize/maths';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';
import { call } from '../../call.ts';
import { DecisionDialog } from '../../components/DecisionDialog.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { BrandVendor } from './BrandVendor.ts';
import type { VendorWinCaps, WinCap } from './WinCap.ts';

/** The compiler of components must not meet a big number inside a function. */
const NOTHING = 0n;

interface WinCapDialogProps {
  vendor: BrandVendor;
  set: VendorWinCaps;
  /** What is changed; without it a game is chosen that has nothing of its own. */
  cap?: WinCap;
  onClose: () => void;
}

/** Sets the bounds on wins of a vendor or of one of its games; a game's own sums are the most that it takes. */
export function WinCapDialog({ vendor, set, cap, onClose }: WinCapDialogProps) {
  const t = useT();
  const language = useLanguage();
  const base = cap ?? set.caps[0];
  const [gameCode, setGameCode] = useState(cap?.gameCode);
  const [multiple, setMultiple] = useState(base === undefined ? '' : String(base.multiple));
  const [amount, setAmount] = useState(base === undefined ? '' : formatAmount(base.amount));
  const most = cap?.greatest ?? WIN_CAP_LIMITS.multiple;
  const times = /^\d{1,7}$/.test(multiple.trim()) ? Number(multiple) : 0;
  const isMultiple = times >= 1 && times <= most;
  const units = parseAmount(amount.trim()) ?? NOTHING;
  const isAmount = units > NOTHING && units <= WIN_CAP_LIMITS.amount;
  const name = cap?.gameName ? localText(cap.gameName, language) : vendor.name;
  return (
    <DecisionDialog
      title={t('caps.setTitle', { name })}
      description={t('caps.note')}
      button={t('points.save')}
      isQuestion={false}
      isComplete={gameCode !== undefined && isMultiple && isAmount}
      act={(reason) =>
        call(updateWinCap, {
          ...{ vendorId: vendor.vendorId, gameCode: gameCode ?? '', version: cap?.version ?? 0, reason },
          ...{ multiple: times, amount: units },
        })
      }
      said={() => t('caps.saved')}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          {cap === undefined ? (
            <Field
              label={t('freeRounds.field.game')}
              error={isTried && gameCode === undefined ? t('freeRounds.fault.game') : undefined}
              isRequired
            >
              {(control) => (
                <Select
                  {...control}
                  value={gameCode ?? ''}
                  placeholder={t('freeRounds.choose')}
                  onValueChange={setGameCode}
                  options={set.otherGames.map((game) => ({
                    value: game.gameCode,
                    label: localText(game.name, language),
                  }))}
                />
              )}
            </Field>
          ) : null}
          <Field
            label={t('caps.multiple')}
            hint={t((cap?.greatest ?? null) === null ? 'caps.multipleHint' : 'caps.greatestHint', {
              most: most.toLocaleString('en'),
            })}
            error={isTried && !isMultiple ? t('caps.multipleFault', { most: most.toLocaleString('en') }) : undefined}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={7}
                value={multiple}
                onChange={(event) => setMultiple(event.target.value)}
              />
            )}
          </Field>
          <Field
            label={`${t('caps.amount')} (${set.currency})`}
            hint={t('caps.amountHint')}
            error={isTried && !isAmount ? t('caps.amountFault') : undefined}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                maxLength={17}
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </DecisionDialog>
  );
}
