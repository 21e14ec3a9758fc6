import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import { useT } from '../i18n/useT.ts';

/** What a line or a row of the ledger was for, in words. */
export function EntryKind({ kind }: { kind: LedgerKind | 'tombstone' }) {
  const t = useT();
  return <>{t(`kind.${kind}`)}</>;
}
