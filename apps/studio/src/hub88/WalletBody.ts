/** The body of a money call in Hub88's words; the amount is a whole number of 1/100,000. */
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
  /** The stake that is played at; a free bet says it as well and costs nothing. */
  amount?: number;
  is_free?: true;
  /** What the operator granted the free round by. */
  reward_uuid?: string;
  sub_partner_id?: string;
  /** Of a win: pay out the pool that the bet belongs to as well. */
  jackpot?: true;
}
