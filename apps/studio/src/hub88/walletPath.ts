/** Path under which our wallet serves vendors of the Hub88 dialect. */
export const walletPath = '/vendor/hub88';
