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
  amount?: number;
  sub_partner_id?: string;
}
