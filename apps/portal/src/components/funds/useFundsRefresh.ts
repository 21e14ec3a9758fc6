import { getConsolidatedFunds } from '@baize/contract/transfers/getConsolidatedFunds';
import { getMerchantWallet } from '@baize/contract/transfers/getMerchantWallet';
import { listTransfers } from '@baize/contract/transfers/listTransfers';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { useQueryClient } from '@tanstack/react-query';

/** Lets everything that shows where the member's money stands ask again. */
export function useFundsRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { id } of [getMerchantWallet, getConsolidatedFunds, listTransfers, getBalance]) {
      void queries.invalidateQueries({ queryKey: [id] });
    }
  };
}
