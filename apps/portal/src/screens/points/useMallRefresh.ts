import { getPointsBalance } from '@baize/contract/points/getPointsBalance';
import { getPointsConfig } from '@baize/contract/points/getPointsConfig';
import { listPointsDetails } from '@baize/contract/points/listPointsDetails';
import { listRedemptions } from '@baize/contract/points/listRedemptions';
import { listRewards } from '@baize/contract/points/listRewards';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { listTransactions } from '@baize/contract/wallet/listTransactions';
import { useQueryClient } from '@tanstack/react-query';

const touched = [
  ...[getPointsBalance, getPointsConfig, listRewards, listRedemptions, listPointsDetails],
  ...[getBalance, listTransactions],
];

/** Reads anew what an exchange of points has changed, or what the server knows better. */
export function useMallRefresh(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { id } of touched) void queries.invalidateQueries({ queryKey: [id] });
  };
}
