import { convertPoints } from '@baize/contract/points/convertPoints';
import { Button } from '@baize/ui/Button';
import { Dialog } from '@baize/ui/Dialog';
import { toast } from '@baize/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { SecretField } from '../../components/withdraw/SecretField.tsx';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';
import { ExchangeFault } from './ExchangeFault.tsx';
import { ExchangeSum } from './ExchangeSum.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { PointsConfig } from './Reward.ts';
import { useMallRefresh } from './useMallRefresh.ts';
import { lotsOf, pointsText, worthOf } from './worthOf.ts';

/** Points into money by whole units of the ratio that is seen; another ratio is refused and shown. */
export function ConvertDialog({
  config,
  balance,
  onClose,
}: {
  config: PointsConfig;
  balance: number;
  onClose: () => void;
}) {
  const t = useT();
  const once = useOnce();
  const refresh = useMallRefresh();
  const { currency, ratioPoints, ratioAmount, ratioVersion } = config;
  const most = lotsOf(balance, ratioPoints);
  const [units, setUnits] = useState(1);
  const [secret, setSecret] = useState('');
  const [isTried, setTried] = useState(false);
  const points = units * ratioPoints;
  const converting = useMutation({
    mutationFn: () =>
      once([String(units), String(ratioVersion)], (requestId) =>
        call(convertPoints, { requestId, ...{ units, ratioVersion, paymentPassword: secret } }),
      ),
    onSuccess: ({ pays }) => {
      toast.success(t('points.converted', { amount: moneyText(pays, currency) }));
      onClose();
    },
    onError: () => setSecret(''),
    onSettled: refresh,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="s"
      title={t('points.convertTitle')}
      labels={{ close: t('points.close') }}
    >
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (secret !== '' && !converting.isPending) converting.mutate();
        }}
      >
        <div className="flex flex-wrap items-end gap-2">
          <QuantityField
            label={t('points.units')}
            hint={t('points.unitsHint', { points: pointsText(ratioPoints), most: pointsText(most) })}
            value={units}
            most={Math.min(most, 1_000_000)}
            onValue={setUnits}
          />
        </div>
        <ExchangeSum
          lines={[
            {
              label: t('points.ratio'),
              value: t('points.ratioIs', {
                points: pointsText(ratioPoints),
                amount: moneyText(ratioAmount, currency),
              }),
            },
            { label: t('points.changedPoints'), value: pointsText(-points) },
            { label: t('points.paidAccount'), value: t('points.mainWallet') },
          ]}
          totals={[
            { label: t('points.receives'), value: moneyText(worthOf(units, ratioAmount), currency) },
            { label: t('points.balance'), value: pointsText(balance - points) },
          ]}
        />
        <SecretField
          label={t('account.field.paymentPassword')}
          autoComplete="off"
          value={secret}
          onValueChange={setSecret}
          error={isTried && secret === '' && !converting.isError ? t('error.field_required') : undefined}
        />
        {converting.isError ? <ExchangeFault error={converting.error} onLeave={onClose} /> : null}
        <Button type="submit" tone="brass" size="l" isBlock isLoading={converting.isPending} disabled={units > most}>
          {t('points.convertSubmit', { count: pointsText(points) })}
        </Button>
      </form>
    </Dialog>
  );
}
