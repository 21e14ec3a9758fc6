/** A brand's payment gateway as stored. */
export type GatewayRow = {
  id: number;
  brandId: number;
  code: string;
  name: string;
  adapter: 'baizepay';
  baseUrl: string;
  payOrigin: string;
  merchant: string;
  secretFile: string;
  isOpen: boolean;
  hasPayouts: boolean;
};
