/** The mark of the brand at this host: its own, or the house's in its colours. */
export const brandLogo = '/brand/images/icons/favicon.svg';
