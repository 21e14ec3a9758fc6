// @vitest-environment happy-dom
import { getConsoleStart, signIn } from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { act, screen } from '@testing-library/react';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { endSession } from '../../session.ts';
import { opsServer, type Known } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
const { n, e } = await exportJWK(publicKey);
/* Passwords travel sealed, with a key of the house. */
const house: Known = [getConsoleStart, { sealKey: { kty: 'RSA', kid: 'test', alg: 'RSA-OAEP-256', n, e } }];

const enter = async (): Promise<void> => {
  await fill({ [`^${en['signIn.username']}`]: 'ben', [`^${en['signIn.password']}`]: 'correct horse' });
  await fill({ [`^${en['signIn.totp']}`]: '123 456' });
  await press(en['signIn.submit']);
};

screenStates({
  '/deposits': {
    as: 'guest',
    asks: signIn,
    around: [house],
    begin: enter,
    ready: { text: en['deposits.pendingEmpty'] },
    empty: { text: en['signIn.usernameNeeded'], begin: () => press(en['signIn.submit']) },
    failed: {
      text: en['error.unknown_error'],
      again: async () => {
        await fill({ [`^${en['signIn.totp']}`]: '654321' });
        await press(en['signIn.submit']);
      },
    },
    refused: { code: 'operator_sign_in_failed', text: en['error.operator_sign_in_failed'] },
  },
});

it('takes the code away that was refused, since it is used up, and keeps the name', async () => {
  const server = opsServer(house);
  server.say(signIn, { code: 'operator_sign_in_failed', status: 401 });
  await showConsole('/', 'guest');
  await enter();
  await seeText(en['error.operator_sign_in_failed']);
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en['signIn.totp']}`)).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${en['signIn.username']}`)).value).toBe('ben');
});

it('sends neither name nor password as plain text', async () => {
  const server = opsServer(house);
  server.say(signIn, { value: answerOf(signIn) });
  await showConsole('/', 'guest');
  await enter();
  await seeText(en['overview.title']);
  expect(server.inputsOf(signIn)).toEqual([{ envelope: expect.stringMatching(/^[\w-]+\./) }]);
});

it('comes back where a session has ended, and says so', async () => {
  opsServer(house);
  await showConsole('/deposits');
  await seeText(en['deposits.pendingEmpty']);
  act(() => endSession({ isExpired: true }));
  await seeText(en['signIn.expired']);
});
