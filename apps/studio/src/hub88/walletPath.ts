/** Below which a wallet of ours answers vendors that speak Hub88. */
export const walletPath = '/vendor/hub88';
