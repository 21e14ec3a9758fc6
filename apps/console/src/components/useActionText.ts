import { useT, type WordKey } from '../i18n/useT.ts';

/** The acts that have words. */
export const actionWords = {
  'operators.signIn': 'audit.signIn',
  'operators.signOut': 'audit.signOut',
  'cashier.approveDeposit': 'audit.approveDeposit',
  'cashier.rejectDeposit': 'audit.rejectDeposit',
} as const satisfies Record<string, WordKey>;

/** The words for an act; one without words is shown by its name. */
export function useActionText(): (action: string) => string {
  const t = useT();
  return (action) => {
    const known = Object.entries(actionWords).find(([name]) => name === action);
    return known === undefined ? action : t(known[1]);
  };
}
