// @vitest-environment happy-dom
import { createTopAgent, getAgentRules, getConsoleStart } from '@baize/contract';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { press, pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen } from '@testing-library/react';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { closeConsole } from '../../testing/closeConsole.ts';
import { opsServer, type Known } from '../../testing/opsServer.ts';
import { showConsole } from '../../testing/showConsole.tsx';

afterEach(closeConsole);

const { publicKey } = await generateKeyPair('RSA-OAEP-256', { extractable: true });
const { n, e } = await exportJWK(publicKey);
/* First passwords travel sealed, with a key of the house. */
const house: Known = [getConsoleStart, { sealKey: { kty: 'RSA', kid: 'test', alg: 'RSA-OAEP-256', n, e } }];

const typed = (rebate: string, group: string) =>
  fill({ [`^${en['agents.rebatePercent']}`]: rebate, [`^${en['agents.prizeGroup']}`]: group });
const rules = { maxRebateBps: 1300, minPrizeGroup: 1700, maxPrizeGroup: 1960 };

it('opens an agent at the top, and sends nothing that is not whole or outside of the rules', async () => {
  const server = opsServer(house, [getAgentRules, rules], [createTopAgent, { account: 'topagent1' }]);
  await showConsole('/agents');
  await press(en['agents.openTop']);
  await screen.findByText('From 1700 to 1960');
  await pressInDialog(en['agents.openTopDo']);
  expect(await screen.findAllByText(en['error.field_required'])).toHaveLength(2);
  await fill({ [`^${en['agents.account']}`]: 'topagent1', [`^${en['agents.firstPassword']}`]: 'orchard gate 41' });
  await fill({ [`^${en['reason.label']}`]: 'Signed the agreement' });
  await typed('13.01', '1961');
  await pressInDialog(en['agents.openTopDo']);
  expect(await screen.findAllByText(en['error.field_invalid'])).toHaveLength(2);
  expect(server.inputsOf(createTopAgent)).toEqual([]);
  await typed('12', '1950');
  await pressInDialog(en['agents.openTopDo']);
  await seeText(en['agents.openedTop'].replace('{account}', 'topagent1'));
  expect(server.inputsOf(createTopAgent)).toHaveLength(1);
});

it('says that the rules for a top agent were not read, and reads them again', async () => {
  const server = opsServer(house);
  server.say(getAgentRules, { code: 'unknown_error', status: 500 });
  await showConsole('/agents');
  await press(en['agents.openTop']);
  await seeText(en['shell.readFailed']);
  server.say(getAgentRules, { value: answerOf(getAgentRules, rules) });
  await press(en['shell.retry']);
  await screen.findByText('From 1700 to 1960');
});
