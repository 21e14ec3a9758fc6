import { approveDeposit, createDeposit, rejectDeposit } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import type { Fuzz, FuzzAct } from './Fuzz.ts';
import { happen } from './happen.ts';

/** Deposits by bank and by gateway, decisions pressed several times, and the gateway's reports. */
export function depositActs(fuzz: Fuzz): FuzzAct[] {
  const { calls, draw, said, anyMember, anyOperator, anyOf, count } = fuzz;

  const deposit = async (methodId: string): Promise<void> => {
    const { token, ip } = anyMember();
    const input = { requestId: randomUUID(), methodId, amount: BigInt(10 + draw(490)) * 100_000n };
    const { value } = await calls.call(draw(9), createDeposit, input, { token, ip });
    if (value) said.deposits.set(value.id, 'asked');
  };

  const decide = async (): Promise<void> => {
    const depositId = await anyOf(
      `select id::text from cashier_deposits where status = 'pending' and gateway_id is null order by random()`,
    );
    if (depositId === undefined) return;
    const pressed = Array.from({ length: 1 + draw(3) }, async () => {
      const token = anyOperator();
      const isApproved = draw(100) < 85;
      const { success } = isApproved
        ? await calls.call(draw(9), approveDeposit, { depositId, note: '' }, { token })
        : await calls.call(
            draw(9),
            rejectDeposit,
            { depositId, publicReason: 'not_received', reason: 'Nothing arrived.' },
            { token },
          );
      if (success) said.deposits.set(depositId, isApproved ? 'approved' : 'rejected');
    });
    for (const one of await Promise.allSettled(pressed)) if (one.status === 'fulfilled') count('decisions');
  };

  return [
    [9, 'deposits', () => deposit(fuzz.gatewayMethod)],
    [6, 'deposits', () => deposit('1')],
    [8, '', decide],
    [13, '', () => happen(fuzz, 'payment')],
  ];
}
