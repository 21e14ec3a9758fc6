/** A payment gateway of a brand as the table holds it. */
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
