import { openServiceNote } from '../layer.ts';
import { readBrand } from '../useBrand.ts';

/** The size of the customer service window. */
const WIDTH = 440;
const HEIGHT = 750;

/** Opens the customer service of the brand in a window of its own; without one, what else can be done to reach somebody. */
export function openService(): void {
  const url = readBrand()?.info.customerService ?? '';
  if (url === '') openServiceNote();
  else window.open(url, 'customerService', `popup,width=${WIDTH},height=${HEIGHT},noopener,noreferrer`);
}
