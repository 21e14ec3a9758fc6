import { useT } from '../i18n/useT.ts';

const known = ['deposit', 'bet', 'win', 'rollback', 'adjust', 'withdrawal'] as const;

/** What a ledger line was for, in words; a kind without words is shown by its name. */
export function EntryKind({ kind }: { kind: string }) {
  const t = useT();
  const name = known.find((one) => one === kind);
  return <>{name === undefined ? kind : t(`kind.${name}`)}</>;
}
