/** The door of the outbox: mails and text messages are handed over here and go out by themselves. */
export { createOutbox, type Outbox } from './createOutbox.ts';
