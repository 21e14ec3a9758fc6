/** Rounds of the house's own lotteries stand under this number, which no vendor has; their games are lotteries by id. */
export const houseVendorId = 0;
