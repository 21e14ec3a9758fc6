import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';

/** A decision about one request: put off, or done. */
export type DecisionProps = { deposit: QueuedDeposit; onClose: () => void; onDecided: () => void };
