import { useT } from '../../i18n/useT.ts';

/** The public reason in words; a reason that came without one of the known names says only what is certain. */
export function RejectReason({ reason }: { reason: string }) {
  const t = useT();
  if (reason === 'not_received') return t('wallet.reason.not_received');
  if (reason === 'amount_differs') return t('wallet.reason.amount_differs');
  if (reason === 'remark_missing') return t('wallet.reason.remark_missing');
  if (reason === 'name_differs') return t('wallet.reason.name_differs');
  if (reason === 'payment_failed') return t('wallet.reason.payment_failed');
  return t('wallet.reason.other');
}
