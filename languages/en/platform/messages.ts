import type { MessageWords } from '../../../apps/platform/src/modules/outbox/templates.ts';

export const words: MessageWords = {
  login: {
    subject: '{brand} login code',
    body: '{brand}: {code} is your login code, valid for {minutes} minutes. Tell it to nobody.',
  },
  register: {
    subject: '{brand} registration code',
    body: '{brand}: {code} is your registration code, valid for {minutes} minutes. Tell it to nobody.',
  },
  recovery: {
    subject: '{brand} code for a new password',
    body: '{brand}: {code} is your code for a new password, valid for {minutes} minutes. If you did not ask for it, do nothing.',
  },
  verification: {
    subject: '{brand} login from a new place',
    body: '{brand}: {code} confirms a login from a new place, valid for {minutes} minutes. If it was not you, change your password.',
  },
  binding: {
    subject: '{brand} binding code',
    body: '{brand}: {code} binds this number or address to your account, valid for {minutes} minutes. Tell it to nobody. If you did not ask for it, do nothing.',
  },
  recoveryLink: {
    subject: 'A new password for {brand}',
    body: 'Hello {account},\n\nopen this link within {minutes} minutes to set a new password; it works once:\n\n{link}\n\nIf you did not ask for it, do nothing and your password stays as it is.\n\n{brand}',
  },
  firstPassword: {
    subject: 'Your first password for {brand}',
    body: '{brand}: the first password of {account} is {password} . You choose your own when you log in with it.',
  },
  letterAnswer: {
    subject: '{brand}: your letter {number}',
    body: '{answer}\n\nThis is our answer to your letter {number}. Nobody reads mails to this address; write again through Customer service on our pages.\n\n{brand}',
  },
};
