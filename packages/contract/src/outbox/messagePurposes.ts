/** What mails and text messages are for. One that is stored stays in the list. */
export const messagePurposes = [
  'login',
  'register',
  'recovery',
  'verification',
  'binding',
  'recoveryLink',
  'firstPassword',
  'letterAnswer',
] as const;

export type MessagePurpose = (typeof messagePurposes)[number];
