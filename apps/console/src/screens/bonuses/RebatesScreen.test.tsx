// @vitest-environment happy-dom
import { getRebateRules, updateRebateRules } from '@baize/contract';
import { fill } from '@baize/testkit/screens/fill';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const rules = [getRebateRules, { rates: { RNG: 87 }, minimum: '12', version: 4 }] as const;

screenStates({
  '/rebates': {
    asks: getRebateRules,
    ready: { answer: rules[1], text: '0.87' },
    empty: { text: en['rebates.note'] },
  },
});

it('saves what was typed, on the version that was read', async () => {
  const server = opsServer(rules);
  await showConsole('/rebates');
  await fill({ [`^${en['rebates.class.RNG']}$`]: '0.9' });
  await press(en['rebates.save']);
  await waitFor(() =>
    expect(server.inputsOf(updateRebateRules)).toMatchObject([
      { rates: { RNG: 90, LIVE: 0 }, minimum: '12', version: 4 },
    ]),
  );
});

it('saves no rate that is none', async () => {
  const server = opsServer(rules);
  await showConsole('/rebates');
  await fill({ [`^${en['rebates.class.RNG']}$`]: 'much' });
  await seeText(en['rebates.rateFault']);
  await press(en['rebates.save']);
  expect(server.inputsOf(updateRebateRules)).toEqual([]);
});

it('lets who only reads change nothing', async () => {
  opsServer(rules);
  await showConsole('/rebates', ['bonuses.read']);
  await seeText('0.87');
  expect(screen.queryByRole('button', { name: en['rebates.save'] })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(en['rebates.class.RNG']).readOnly).toBe(true);
});
