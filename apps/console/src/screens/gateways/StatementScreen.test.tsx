// @vitest-environment happy-dom
import { getStatement, listGateways } from '@baize/contract';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const gateways = [listGateways, [{ id: '4', name: 'Fast Pay' }]] as const;
const differing = { differences: [{ orderId: 'order-77', kind: 'payment', caseId: '9' }] } as const;

screenStates({
  '/reconciliation': {
    asks: listGateways,
    ready: { answer: gateways[1], text: 'Fast Pay' },
    empty: { text: en['statement.none'] },
  },
  '/reconciliation?gateway=4': {
    asks: getStatement,
    around: [gateways],
    ready: { answer: differing, text: 'order-77' },
    empty: { text: en['statement.sound'] },
    refused: { code: 'gateway_silent', text: en['error.gateway_silent'] },
  },
});

it('compares the days of its address, from midnight to midnight where the house is, and leads to the case', async () => {
  const server = opsServer(gateways, [getStatement, differing]);
  await showConsole('/reconciliation?gateway=4&from=2026-03-01&to=2026-03-02');
  await seeText('order-77');
  expect(server.inputsOf(getStatement)).toEqual([
    { gatewayId: '4', from: '2026-02-28T16:00:00.000Z', to: '2026-03-02T16:00:00.000Z' },
  ]);
  const link = screen.getByRole('link', { name: '9' });
  expect(link.getAttribute('href')).toBe('/console/deposits?status=all&search=9&deposit=9');
});
