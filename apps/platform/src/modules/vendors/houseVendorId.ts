/** The vendor id of the house's own lottery rounds, which no vendor has; their games are lotteries by id. */
export const houseVendorId = 0;
