/** A page's parts arrive when a busy machine has made them ready; what is wrong shows at once all the same. */
export const patience = { timeout: 60_000 };
