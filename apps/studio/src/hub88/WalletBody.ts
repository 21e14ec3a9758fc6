/** The body of a money call in the Hub88 protocol; the amount is a whole number of 1/100,000. */
export interface WalletBody {
  user: string;
  token: string;
  request_uuid: string;
  transaction_uuid: string;
  reference_transaction_uuid?: string;
  round: string;
  round_closed: boolean;
  game_code: string;
  currency: string;
  /** The stake; a free bet contains it as well and costs nothing. */
  amount?: number;
  is_free?: true;
  /** The operator's grant of the free round. */
  reward_uuid?: string;
  sub_partner_id?: string;
  /** For wins: also pay out the bet's jackpot pool. */
  jackpot?: true;
}
