import { redeem } from '@baize/contract/points/redeem';
import { Button } from '@baize/ui/Button';
import { Dialog } from '@baize/ui/Dialog';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { SecretField } from '../../components/withdraw/SecretField.tsx';
import { useOnce } from '@baize/ui/useOnce';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { usePointMall } from '../../usePointMall.ts';
import { ExchangeFault } from './ExchangeFault.tsx';
import { ExchangeSum } from './ExchangeSum.tsx';
import { parcelFaults } from './parcelFaults.ts';
import { ParcelFields } from './ParcelFields.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { Reward } from './Reward.ts';
import { RewardArt } from './RewardArt.tsx';
import { useMallRefresh } from './useMallRefresh.ts';
import { isSome, pointsText, times } from './worthOf.ts';

interface RedeemDialogProps {
  reward: Reward;
  currency: string;
  balance: number;
  onClose: () => void;
}

/** How many, where to, what it comes to, and the payment password. */
export function RedeemDialog({ reward, currency, balance, onClose }: RedeemDialogProps) {
  const t = useT();
  const language = useLanguage();
  const once = useOnce();
  const refresh = useMallRefresh();
  const [mall, setMall] = usePointMall();
  const [quantity, setQuantity] = useState(1);
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { parcel } = mall;
  const { id: rewardId, version, needsAddress } = reward;
  const total = reward.points * quantity;
  const most = Math.min(
    ...[1_000, reward.left, Math.floor(balance / reward.points)],
    ...(reward.memberCap === null ? [] : [reward.memberCap - reward.taken]),
  );
  const redeeming = useMutation({
    mutationFn: () =>
      once([rewardId, String(version), String(quantity), JSON.stringify(parcel)], (requestId) =>
        call(redeem, {
          requestId,
          ...{ rewardId, version, quantity, paymentPassword: secret },
          ...(needsAddress ? parcel : { recipient: '', address: '', mobile: '' }),
        }),
      ),
    onSuccess: () => {
      toast.success(t('points.redeemed'));
      onClose();
    },
    onError: () => setSecret(''),
    onSettled: refresh,
  });
  const send = (): void => {
    setTried(true);
    const isWhole = !needsAddress || Object.keys(parcelFaults(parcel)).length === 0;
    if (isWhole && secret !== '' && !redeeming.isPending) redeeming.mutate();
    else queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={t('points.redeemTitle')}
      labels={{ close: t('points.close') }}
    >
      <form
        ref={form}
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="flex gap-4">
          <RewardArt reward={reward} currency={currency} className="size-28 shrink-0 rounded-panel sm:size-32" />
          <div className="min-w-0">
            <h3 className="text-h4 text-text-1">{localText(reward.name, language)}</h3>
            <p className="mt-1 text-dense text-text-2">{localText(reward.about, language)}</p>
          </div>
        </div>
        <QuantityField label={t('points.quantity')} value={quantity} most={most} onValue={setQuantity} />
        {needsAddress ? (
          <ParcelFields parcel={parcel} onParcel={(next) => setMall({ parcel: next })} isTried={isTried} />
        ) : null}
        <ExchangeSum
          lines={[
            { label: t('points.pointsNeeded'), value: t('points.count', { count: pointsText(reward.points) }) },
            {
              label: t('points.amountNeeded'),
              value: isSome(reward.amount)
                ? moneyText(times(reward.amount, quantity), currency)
                : t('points.amountNone'),
            },
            ...(isSome(reward.pays)
              ? [
                  { label: t('points.receives'), value: moneyText(times(reward.pays, quantity), currency) },
                  { label: t('points.paidAccount'), value: t('points.mainWallet') },
                ]
              : isSome(reward.amount)
                ? [{ label: t('points.paidAccount'), value: t('points.mainWallet') }]
                : []),
          ]}
          totals={[
            { label: t('points.totalPoints'), value: pointsText(total) },
            { label: t('points.after'), value: pointsText(balance - total) },
          ]}
        />
        <SecretField
          label={t('account.field.paymentPassword')}
          autoComplete="off"
          value={secret}
          onValueChange={setSecret}
          error={isTried && secret === '' && !redeeming.isError ? t('error.field_required') : undefined}
        />
        {redeeming.isError ? <ExchangeFault error={redeeming.error} onLeave={onClose} /> : null}
        <Button type="submit" tone="brass" size="l" isBlock isLoading={redeeming.isPending} disabled={total > balance}>
          {t('points.submit', { count: pointsText(total) })}
        </Button>
      </form>
    </Dialog>
  );
}
