import { useListPlace } from '../../components/list/useListPlace.ts';

/** The bill whose rounds are shown, as the address names it, and the way to show those of another or none. */
export function useOpenBill() {
  const { search, show } = useListPlace();
  const said = search['bill'];
  return {
    billId: typeof said === 'string' && /^[1-9]\d{0,18}$/.test(said) ? said : undefined,
    openBill: (bill: string | undefined): void => show({ ...search, bill, rounds: undefined }, { isNewEntry: true }),
  };
}
