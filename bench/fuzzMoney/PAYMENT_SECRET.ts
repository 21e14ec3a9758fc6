/** The payment password of every member. */
export const PAYMENT_SECRET = '834512';
