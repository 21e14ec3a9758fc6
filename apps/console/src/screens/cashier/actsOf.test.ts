import { expect, it } from 'vitest';
import { actsOf } from './actsOf.ts';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';

const of = (status: QueuedWithdrawal['status'], firstApprover = ''): readonly string[] =>
  actsOf({ status, firstApprover, isPaying: false }, 'one');

it('offers what the state allows and nothing else', () => {
  expect(of('requested')).toEqual(['approve', 'reject']);
  expect(of('approved')).toEqual(['gateway', 'pay', 'reject']);
  expect(of('receivedPart')).toEqual(['resolve']);
  expect(of('notReceived')).toEqual(['resolve']);
  for (const status of ['paid', 'received', 'closed', 'rejected'] as const) expect(of(status)).toEqual([]);
});

it('offers the second approval to anybody but who gave the first', () => {
  expect(of('review', 'two')).toEqual(['approve', 'reject']);
  expect(of('review', 'one')).toEqual(['reject']);
});

it('offers nothing while a gateway is paying', () => {
  expect(actsOf({ status: 'approved', firstApprover: '', isPaying: true }, 'one')).toEqual([]);
});
