import {
  approveDeposit,
  bindAccount,
  createDeposit,
  getBotChallenge,
  register,
  setPaymentPassword,
} from '@baize/contract';
import { standBelow } from '@baize/testkit/openAgent';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Fuzz } from './Fuzz.ts';
import type { FuzzLimit, FuzzMember } from './FuzzMember.ts';
import { limitMember } from './limitMember.ts';
import { PAYMENT_SECRET } from './PAYMENT_SECRET.ts';

const PASSWORD = 'mud brick 7 harbour';
const YUAN = 100_000n;

/**
 * A registered member with a payment password, a payout account, a launch token and 500 deposited. Every fifth is an
 * agent at the top, the four after it are its downlines; every third has limits.
 */
export async function enterMember(fuzz: Omit<Fuzz, 'vendor' | 'count'>, at: number): Promise<FuzzMember> {
  const { calls, owner, members } = fuzz;
  const ip = `10.7.${Math.floor(at / 200)}.${(at % 200) + 1}`;
  const bot = await calls.call(at, getBotChallenge, { action: 'register' }, { ip });
  if (!bot.value) throw new Error(`No bot check: ${bot.code}`);
  const { algorithm, challenge, maxnumber, salt, signature } = bot.value;
  let number = 0;
  while (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge && number < maxnumber) number += 1;
  const botCheck = Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  const { value, code } = await calls.call(
    at,
    register,
    {
      ...{ username: `fuzz${randomBytes(5).toString('hex')}`, password: PASSWORD, confirmPassword: PASSWORD },
      ...{ isAdult: true, hasAcceptedTerms: true, login: true, registerMethod: 'WEB', domain: 'localhost' },
      ...{ registerUrl: 'http://localhost/register', botCheck },
    },
    { ip },
  );
  if (!value?.session) throw new Error(`A member could not register: ${code}`);
  const { token, userInfo } = value.session;
  const id = String(userInfo.id);
  const passwords = { newPaymentPassword: PAYMENT_SECRET, confirmPaymentPassword: PAYMENT_SECRET };
  await calls.call(at, setPaymentPassword, { currentPassword: PASSWORD, ...passwords }, { token, ip });
  const bound = await calls.call(
    at,
    bindAccount,
    {
      ...{ requestId: randomUUID(), kind: 'bank', bank: 'Bank of Nowhere', holderName: 'Ming Example' },
      ...{ number: String(10_000_000_000 + at), paymentPassword: PAYMENT_SECRET },
    },
    { token, ip },
  );
  if (!bound.value) throw new Error(`A member could not bind an account: ${bound.code}`);
  const gameToken = `fuzz-${id}-${randomUUID()}`;
  await owner.query(
    `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
     values ($1, 1, $2, 1, 'dragon-eight', 'CNY', now() + interval '1 day')`,
    [createHash('sha256').update(gameToken).digest(), id],
  );
  const upline = at % 5 === 0 ? undefined : members[at - (at % 5)];
  if (upline) await standBelow({ owner }, { memberId: BigInt(id) }, { memberId: BigInt(upline.id) });
  else {
    await owner.query('update identity_accounts set type = 1 where id = $1', [id]);
    await owner.query('update agents_members set type = 1 where member_id = $1', [id]);
  }
  const allowed = new Map<FuzzLimit, bigint>();
  const member = { id, token, ip, accountId: bound.value.id, gameToken, played: 0n, upline, allowed };
  if (at % 3 === 2) {
    await limitMember(fuzz, { ...member, firstAllowed: allowed }, 'deposit', YUAN * BigInt(2_000 + fuzz.draw(4_000)));
    await limitMember(fuzz, { ...member, firstAllowed: allowed }, 'loss', YUAN * BigInt(100 + fuzz.draw(400)));
  }
  await payIn(fuzz, member);
  return { ...member, firstAllowed: new Map(allowed) };
}

async function payIn(
  { calls, operators, said }: Pick<Fuzz, 'calls' | 'operators' | 'said'>,
  { token, ip }: Pick<FuzzMember, 'token' | 'ip'>,
): Promise<void> {
  const input = { requestId: randomUUID(), methodId: '1', amount: YUAN * 500n };
  const { value, code } = await calls.call(0, createDeposit, input, { token, ip });
  if (!value) throw new Error(`A member could not deposit: ${code}`);
  const approval = { depositId: value.id, note: '' };
  await calls.call(1, approveDeposit, approval, { token: operators[0] });
  said.deposits.set(value.id, 'approved');
}
