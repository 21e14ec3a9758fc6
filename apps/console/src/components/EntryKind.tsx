import { ledgerKinds } from '@baize/contract/wallet/ledgerKinds';
import { useT } from '../i18n/useT.ts';
/** What a ledger line was for, in words; a kind without words is shown by its name. */
export function EntryKind({ kind }: { kind: string }) {
  const t = useT();
  const name = ledgerKinds.find((one) => one === kind);
  return <>{name === undefined ? kind : t(`kind.${name}`)}</>;
}
