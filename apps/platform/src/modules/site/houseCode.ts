/** The brand of the house. Its folder holds the pictures that every brand shares until it has its own. */
export const houseCode = 'baize';
