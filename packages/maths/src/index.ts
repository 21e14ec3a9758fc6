export { displayAmount, formatAmount, MAX_AMOUNT, parseAmount, parseSignedAmount, UNIT } from './money.ts';
