/** Public API of the outbox: hand over mails and text messages, which are sent in the background. */
export { createOutbox, type Outbox } from './createOutbox.ts';
