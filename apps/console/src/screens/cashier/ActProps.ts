import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';

/** An act on one withdrawal: put off, or done. */
export type ActProps = { withdrawal: QueuedWithdrawal; onClose: () => void; onDone: () => void };
