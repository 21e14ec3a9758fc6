// @vitest-environment happy-dom
import { operations } from '@baize/contract/operations';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { openedSession, playerInfo } from '../../testing/fakeServer.ts';
import { pageStates } from '../../testing/pageStates.tsx';

/** A form says what is wrong over the page; who has read it sends the form again. */
const again = (name: string) => async () => {
  await press('OK');
  await press(name);
};
const filled = (values: Parameters<typeof fill>[0], name: string) => async () => {
  await fill(values);
  await press(name);
};
const agent = { ...playerInfo, type: 1 };
const password = { '^Username': 'player1', '^Password': 'correct horse' };
const account = { ...password, '^Confirm password': 'correct horse', 'years old': true, accept: true } as const;
const address = { '^Username': 'player1', '^E-mail': 'player1@example.com', '^Captcha': 'AB34' };
const passwords = {
  ...{ '^Old password': 'correct horse', '^New password': 'battery staple', '^Confirm': 'battery staple' },
};
const missing = 'Input cannot be empty';

pageStates({
  '/login': {
    asks: operations.login,
    begin: filled(password, 'Log in'),
    ready: { answer: openedSession, text: '¥0.00' },
    empty: { text: missing, begin: () => press('Log in') },
    failed: { text: 'Unknown error', again: again('Log in') },
    refused: { code: 'in_incorrect_password', text: 'Username or password is not correct.' },
  },
  '/agent': {
    asks: operations.login,
    around: { answers: [[operations.getMemberInfo, agent]] },
    begin: filled(password, 'Log in'),
    ready: { answer: { ...openedSession, userInfo: agent }, text: 'Team overview' },
    empty: { text: missing, begin: () => press('Log in') },
    failed: { text: 'Unknown error', again: again('Log in') },
    refused: { code: 'non_agent_account', text: 'Non-agents cannot log in' },
  },
  '/register': {
    asks: operations.register,
    begin: filled(account, 'Create account'),
    ready: { answer: { account: 'player1', session: openedSession }, text: '¥0.00' },
    empty: { text: missing, begin: () => press('Create account') },
    failed: { text: 'Unknown error', again: again('Create account') },
    refused: { code: 'username_taken', text: 'This username is taken. Please choose another one.' },
  },
  '/invite?referralCode=AB12CD34EF': {
    asks: operations.getInvite,
    ready: { answer: { title: 'Come to my table' }, text: 'Come to my table' },
    empty: { answer: { title: '', content: '' }, text: 'Take a seat at' },
    failed: { text: 'The invitation could not be loaded.' },
    refused: { code: 'invitation_code_error', text: 'This invitation is not valid any more' },
  },
  '/forgetPassword': {
    asks: operations.recoverByEmail,
    begin: filled(address, 'Send link'),
    ready: { text: 'We have sent a link for a new password' },
    empty: { text: missing, begin: () => press('Send link') },
    failed: {
      text: 'Unknown error',
      again: async () => {
        await press('OK');
        await filled(address, 'Send link')();
      },
    },
    refused: { code: 'username_email_unknown', text: 'Username/Email does not exist' },
  },
  '/changePassword': {
    as: 'member',
    asks: operations.changePassword,
    begin: filled(passwords, 'Change password'),
    ready: { text: 'One cloth, one fair table.' },
    empty: { text: missing, begin: () => press('Change password') },
    failed: { text: 'Unknown error', again: again('Change password') },
    refused: { code: 'old_password_incorrect', text: 'The old password is not correct.' },
  },
});
