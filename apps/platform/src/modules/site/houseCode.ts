/** The default brand. Its folder has the fallback pictures of all others. */
export const houseCode = 'baize';
