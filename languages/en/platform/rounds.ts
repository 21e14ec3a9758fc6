export const words = {
  columns: ['Time', 'Game', 'Vendor', 'Round', 'Currency', 'Stake', 'Valid stake', 'Win', 'Net', 'Status'],
  status: {
    open: 'Open',
    won: 'Won',
    lost: 'Lost',
    cancelled: 'Cancelled',
  },
};
