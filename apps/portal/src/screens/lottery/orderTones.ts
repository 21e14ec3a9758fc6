/** The tones of an order's states. */
export const orderTones = {
  placed: 'amber',
  won: 'felt',
  lost: 'neutral',
  cancelled: 'neutral',
  refunded: 'sky',
} as const;
