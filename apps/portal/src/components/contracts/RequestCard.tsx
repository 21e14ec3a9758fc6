import { getConsolidated } from '@baize/contract/contracts/getConsolidated';
import { processContract } from '@baize/contract/contracts/processContract';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { StatusChip } from '@baize/ui/StatusChip';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { SecretField } from '../withdraw/SecretField.tsx';
import { useErrorText } from '../useErrorText.ts';
import type { ContractRequest } from './ContractTerms.ts';
import { contractQueries } from './contractQueries.ts';
import { rateText } from './rateText.ts';
import { TermsTable } from './TermsTable.tsx';
import { TryTerms } from './TryTerms.tsx';

const tones = { pending: 'amber', accepted: 'felt', rejected: 'cinnabar', terminated: 'neutral' } as const;

/** What one side asks of the other: in plain words, the old terms beside the new ones, and the decision. */
export function RequestCard({ request }: { request: ContractRequest }) {
  const t = useT();
  const { currency } = useBrand();
  const { member } = useSession();
  const { kind, what, status, terms, present } = request;
  const payer = request.payer === '' ? t('contracts.house') : request.payer;
  const rate = rateText(Math.max(0, ...(terms?.tiers ?? []).map(({ rateBps }) => rateBps)));
  const values = { payer, account: request.account, rate, period: t(`contracts.period.${terms?.period ?? 'daily'}`) };
  return (
    <article className="rounded-panel bg-bg-1 p-4 shadow-panel sm:p-5">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-label text-text-1">
          {t(`contracts.kind.${kind}`)} · {t(`contracts.what.${what}`)}
        </h3>
        <StatusChip tone={tones[status]}>{t(`contracts.request.${status}`)}</StatusChip>
      </header>
      <p className="mt-1 text-cap text-text-3">{t('contracts.between', values)}</p>
      {status === 'pending' ? (
        <>
          <p className="mt-3 text-body text-text-1">
            {what === 'new' ? t(`contracts.plain.${kind}`, values) : t('contracts.plain.end')}
          </p>
          <div className="mt-4 grid gap-4 lg:grid-cols-2">
            {present === null ? null : (
              <section aria-label={t('contracts.now')} className="min-w-0 rounded-control bg-bg-inset p-3">
                <h4 className="mb-1 text-cap text-text-3">{t('contracts.now')}</h4>
                <TermsTable kind={kind} terms={present} currency={currency} />
              </section>
            )}
            {terms === null ? null : (
              <section aria-label={t('contracts.proposed')} className="min-w-0 rounded-control bg-bg-inset p-3">
                <h4 className="mb-1 text-cap text-text-3">{t('contracts.proposed')}</h4>
                <TermsTable kind={kind} terms={terms} currency={currency} />
              </section>
            )}
          </div>
          {/* Whoever is to be paid by the terms may try them; who pays tries them before offering. */}
          {terms === null || request.account !== member?.account ? null : <TryTerms kind={kind} terms={terms} />}
          <Decision request={request} />
        </>
      ) : null}
    </article>
  );
}

/** The other side accepts, which takes the payment password, or rejects; who has asked may take it back. */
function Decision({ request: { id, isOwn } }: { request: ContractRequest }) {
  const t = useT();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [secret, setSecret] = useState('');
  const [isSigning, setSigning] = useState(false);
  const decide = useMutation({
    mutationFn: (act: 'accept' | 'reject' | 'terminate') =>
      call(processContract, { id, act, ...(act === 'accept' ? { paymentPassword: secret } : {}) }),
    onSuccess: ({ status }) => {
      if (status !== 'pending') toast.success(t(`contracts.decided.${status}`));
    },
    /* Whatever came of it, others may have decided too. */
    onSettled: () => {
      for (const key of [getConsolidated.id, ...contractQueries]) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const act = (what: 'accept' | 'reject' | 'terminate') => (): void => decide.mutate(what);
  if (isOwn) {
    return (
      <div className="mt-4 flex justify-end">
        <Button size="s" tone="neutral" isLoading={decide.isPending} onClick={act('terminate')}>
          {t('contracts.withdraw')}
        </Button>
      </div>
    );
  }
  return (
    <form
      className="mt-4 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSigning) decide.mutate('accept');
        else setSigning(true);
      }}
    >
      {isSigning ? (
        <div className="max-w-90">
          <SecretField
            label={t('contracts.password')}
            hint={t('contracts.passwordHint')}
            value={secret}
            onValueChange={setSecret}
            autoComplete="off"
            isNumeric
          />
        </div>
      ) : null}
      {decide.error ? (
        <Callout tone="danger" isLive>
          {errorText(decide.error)}
        </Callout>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="button" size="s" tone="neutral" disabled={decide.isPending} onClick={act('reject')}>
          {t('contracts.reject')}
        </Button>
        <Button type="submit" size="s" tone="felt" isLoading={decide.isPending} disabled={isSigning && secret === ''}>
          {t(isSigning ? 'contracts.sign' : 'contracts.accept')}
        </Button>
      </div>
    </form>
  );
}
