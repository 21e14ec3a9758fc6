import { useT } from '../i18n/useT.ts';

const known = [
  'deposit',
  'bet',
  'win',
  'freeWin',
  'heldWin',
  'heldBack',
  'rollback',
  'adjust',
  'settledStake',
  'jackpot',
  'promo',
  'withdrawal',
  'withdrawalReturned',
  'withdrawalPaidBack',
  'transferOut',
  'transferReturned',
  'transferIn',
  'bonusReleased',
  'rebate',
  'pointsPaid',
  'pointsPaidBack',
  'pointsCredit',
  'pointsConverted',
  'envelopeShare',
  'dividend',
  'dailyWage',
  'hourlyWage',
  'realtimeWage',
] as const;

/** What a ledger line was for, in words; a kind without words is shown by its name. */
export function EntryKind({ kind }: { kind: string }) {
  const t = useT();
  const name = known.find((one) => one === kind);
  return <>{name === undefined ? kind : t(`kind.${name}`)}</>;
}
