import { useT } from '../../i18n/useT.ts';

/** Why money that has been paid is not credited for now. */
export function HeldReason({ heldFor }: { heldFor: string }) {
  const t = useT();
  if (heldFor === 'excluded') return t('wallet.held.excluded');
  if (heldFor === 'time_out') return t('wallet.held.time_out');
  if (heldFor === 'deposit_limit') return t('wallet.held.deposit_limit');
  return t('wallet.held.account_closed');
}
