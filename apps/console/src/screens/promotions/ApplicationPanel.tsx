import { approveApplication, getApplicationImage, processApplication, rejectApplication } from '@baize/contract';
import { parseAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Drawer } from '@baize/ui/Drawer';
import { Field } from '@baize/ui/Field';
import { Skeleton } from '@baize/ui/Skeleton';
import { TextInput } from '@baize/ui/TextInput';
import { toast } from '@baize/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, query } from '../../call.ts';
import { Amount } from '../../components/Amount.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Moment } from '../../components/Moment.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { useErrorText } from '../../components/useErrorText.ts';
import { useReason } from '../../components/useReason.ts';
import { useT } from '../../i18n/useT.ts';
import type { Application } from './Campaign.ts';
import { useWhyText } from './useWhyText.ts';

type Props = { application: Application; mayDecide: boolean; onClose: () => void };
type Act = 'process' | 'approve' | 'reject';

const NOTHING = 0n;

/** One application with everything that decides about it. */
export function ApplicationPanel({ application, mayDecide, onClose }: Props) {
  const t = useT();
  const errorText = useErrorText();
  const whyText = useWhyText();
  const queries = useQueryClient();
  const { id: applicationId, kind, most, currency, isHeld, status, images } = application;
  const [typed, setTyped] = useState('');
  const reason = useReason();
  const [publicReason, setPublicReason] = useState('');
  const [tried, setTried] = useState<Act>();
  const isApplication = kind === 'application';
  const amount = parseAmount(typed.trim());
  const isAmount = !isApplication || (amount !== undefined && amount > NOTHING && amount <= most);
  const acting = useMutation({
    mutationFn: (act: Act) => {
      if (act === 'process') return call(processApplication, { applicationId });
      const words = { applicationId, reason: reason.text };
      return act === 'reject'
        ? call(rejectApplication, { ...words, publicReason })
        : call(approveApplication, { ...words, ...(isApplication ? { amount } : {}) });
    },
    onSuccess: (decided, act) => {
      toast.success(
        t('promotions.decided', { account: decided.account, status: t(`promotions.status.${decided.status}`) }),
      );
      if (act !== 'process') onClose();
    },
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' }),
  });
  const decide = (act: Act): void => {
    setTried(act);
    if (acting.isPending || (act !== 'process' && reason.isShort) || (act === 'approve' && !isAmount)) return;
    acting.mutate(act);
  };
  const isOpen = isHeld && mayDecide;
  return (
    <Drawer
      isOpen
      size="m"
      onOpenChange={(isShown) => !isShown && onClose()}
      title={application.account}
      description={application.title}
      labels={{ close: t('shell.close') }}
      footer={
        isOpen ? (
          <div className="flex flex-wrap justify-end gap-2">
            {status === 'applying' ? (
              <Button className="mr-auto" disabled={acting.isPending} onClick={() => decide('process')}>
                {t('promotions.act.process')}
              </Button>
            ) : null}
            <Button tone="cinnabar" disabled={acting.isPending} onClick={() => decide('reject')}>
              {t('promotions.act.reject')}
            </Button>
            <Button tone="felt" isLoading={acting.isPending} onClick={() => decide('approve')}>
              {t('promotions.act.approve')}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="flex flex-col gap-4">
        {acting.isError ? (
          <Callout tone="danger" isLive>
            {errorText(acting.error)}
          </Callout>
        ) : null}
        {application.flags.length === 0 ? null : (
          <Callout tone="warning" title={t('promotions.flagged')}>
            {application.flags.map((flag) => t(`promotions.flagText.${flag}`)).join(' ')}
          </Callout>
        )}
        <Facts
          rows={[
            { label: t('promotions.state'), value: t(`promotions.status.${status}`) },
            { label: t('promotions.field.kind'), value: t(`promotions.kind.${kind}`) },
            {
              label: t('cashier.amount'),
              value: application.amount === null ? '—' : <Amount units={application.amount} currency={currency} />,
            },
            ...(isApplication
              ? [{ label: t('promotions.most'), value: <Amount units={most} currency={currency} /> }]
              : []),
            { label: t('wallets.time'), value: <Moment at={application.createdAt} /> },
            ...(application.claimBy === null || status !== 'claim'
              ? []
              : [{ label: t('promotions.claimBy'), value: <Moment at={application.claimBy} /> }]),
            ...(application.publicReason === ''
              ? []
              : [{ label: t('promotions.publicReason'), value: whyText(application.publicReason) }]),
            ...(application.actedBy === ''
              ? []
              : [{ label: t('promotions.actedBy'), value: `${application.actedBy}: ${application.reason}` }]),
          ]}
        />
        {application.remark === '' ? null : (
          <section>
            <h3 className="mb-1 text-label text-text-2">{t('promotions.remark')}</h3>
            <p className="rounded-control bg-bg-2 p-3 text-body wrap-anywhere whitespace-pre-wrap text-text-1">
              {application.remark}
            </p>
          </section>
        )}
        {images === 0 ? null : (
          <section className="flex flex-col gap-3">
            <h3 className="text-label text-text-2">{t('promotions.images')}</h3>
            {[1, 2, 3].slice(0, images).map((position) => (
              <Picture key={position} {...{ applicationId, position }} />
            ))}
          </section>
        )}
        {isOpen ? (
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              decide('approve');
            }}
          >
            {isApplication ? (
              <Field
                label={t('promotions.field.approved')}
                error={tried === 'approve' && !isAmount ? t('error.amount_invalid') : undefined}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    inputMode="decimal"
                    maxLength={20}
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </Field>
            ) : null}
            <ReasonField {...reason.field} isTried={tried !== undefined && tried !== 'process'} />
            <Field label={t('promotions.publicReason')} hint={t('promotions.publicReasonHint')}>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={140}
                  value={publicReason}
                  onChange={(event) => setPublicReason(event.target.value)}
                />
              )}
            </Field>
            <button type="submit" hidden />
          </form>
        ) : null}
      </div>
    </Drawer>
  );
}

function Picture({ applicationId, position }: { applicationId: string; position: number }) {
  const t = useT();
  const image = useQuery({ ...query(getApplicationImage, { applicationId, position }), staleTime: Infinity });
  if (image.isLoadingError) return <QueryFault error={image.error} onRetry={image.refetch} />;
  if (image.data === undefined) return <Skeleton className="h-48" />;
  return (
    <img
      src={`data:${image.data.mediaType};base64,${image.data.data}`}
      alt={t('promotions.imageAlt', { place: position })}
      className="max-h-96 max-w-full self-start rounded-control"
    />
  );
}
