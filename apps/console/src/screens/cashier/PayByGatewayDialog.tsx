import { createPayout, listGateways } from '@baize/contract';
import { Callout } from '@baize/ui/Callout';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { ActDialog } from './ActDialog.tsx';
import type { ActProps } from './ActProps.ts';
import { useAct } from './useAct.ts';

/** Lets a gateway pay; what becomes of it, the gateway says. */
export function PayByGatewayDialog({ withdrawal, onClose, onDone }: ActProps) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const gateways = useQuery(query(listGateways, {}));
  const paying = gateways.data?.filter(({ isOpen, hasPayouts }) => isOpen && hasPayouts) ?? [];
  const gatewayId = paying.find(({ id }) => id === chosen)?.id ?? paying[0]?.id;
  const acting = useAct((id: string) => call(createPayout, { withdrawalId: withdrawal.id, gatewayId: id }), onDone);
  return (
    <ActDialog
      {...{ withdrawal, acting, onClose }}
      title="cashier.gatewayTitle"
      button={t('cashier.gatewayPay')}
      isReady={gatewayId !== undefined}
      onSubmit={() => gatewayId !== undefined && acting.mutate(gatewayId)}
    >
      {gateways.isPending ? <Skeleton className="h-16" /> : null}
      {gateways.isLoadingError ? <QueryFault error={gateways.error} onRetry={gateways.refetch} /> : null}
      {gateways.data !== undefined && paying.length === 0 ? (
        <Callout tone="info">{t('cashier.noGateway')}</Callout>
      ) : null}
      {gatewayId === undefined ? null : (
        <Field label={t('cashier.gateway')} hint={t('cashier.gatewayHint')}>
          {(control) => (
            <Select
              {...control}
              value={gatewayId}
              onValueChange={setChosen}
              options={paying.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
    </ActDialog>
  );
}
