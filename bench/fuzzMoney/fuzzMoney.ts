import {
  approveDeposit,
  approveWithdrawal,
  bindAccount,
  confirmReceipt,
  createDeposit,
  createPayout,
  createWithdrawal,
  getBotChallenge,
  payWithdrawal,
  register,
  rejectDeposit,
  rejectWithdrawal,
  setPaymentPassword,
} from '@baize/contract';
import { fork, type ChildProcess } from 'node:child_process';
import { createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { openOwner } from '@baize/server/openOwner';
import { openBrand } from '@baize/testkit/openBrand';
import { seedDepositMethods } from '../../apps/platform/src/modules/cashier/index.ts';
import { seedGateway } from '../../apps/platform/src/modules/gateways/index.ts';
import { freePort } from '../../tools/freePort.ts';
import { VendorClient } from '../hub88/VendorClient.ts';
import { seededRandom } from '../../tools/seededRandom.ts';
import type { Acknowledged } from './Acknowledged.ts';
import { checkBooks } from './checkBooks.ts';
import { FuzzClient } from './FuzzClient.ts';
import { FuzzGateway } from './FuzzGateway.ts';
import type { FuzzMember } from './FuzzMember.ts';
import { tempFolder } from '../../tools/tempFolder.ts';
import { said as words } from '../../apps/studio/src/hub88/said.ts';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';
import { studioDialect } from '../../apps/platform/src/modules/vendors/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'mud brick 7 harbour';
const SECRET = '834512';
const CALLERS = 16;
const PATIENCE_MS = 90_000;

export type FuzzControl = 'lostState' | 'madeMoney';

export type FuzzOptions = {
  /** Owner URL of a migrated database without brands. */
  ownerUrl: string;
  seed: string;
  operations: number;
  members: number;
  operators: number;
  processes: number;
  /** Kills and restarts the database: how often, and how. */
  kills?: { count: number; kill(): Promise<void> };
  /** Planted faults that the check has to detect. */
  controls?: readonly FuzzControl[];
  say?: (line: string) => void;
};

export type FuzzResult = { faults: string[]; counts: Record<string, number>; seconds: number };

/** Random members, operators and a gateway against real processes, followed by the check of the books. */
export async function fuzzMoney(options: FuzzOptions): Promise<FuzzResult> {
  const { seed, say = () => undefined } = options;
  const startedAt = Date.now();
  const draw = seededRandom(`fuzz ${seed}`);
  const folder = tempFolder('fuzz');
  const owner = openOwner(options.ownerUrl, { max: 3 });
  const gateway = new FuzzGateway(seededRandom(`gateway ${seed}`));
  const children: ChildProcess[] = [];
  const counts: Record<string, number> = {};
  const said: Acknowledged = { deposits: new Map(), withdrawals: new Map(), paidIn: new Set() };
  let client: FuzzClient | undefined;
  let hub: VendorClient | undefined;
  try {
    const vendorKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const { gatewayId, gatewayMethod } = await prepare(
      owner,
      gateway,
      folder,
      vendorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    );
    const ports: number[] = [];
    for (let at = 0; at < options.processes; at += 1) {
      const port = await freePort();
      children.push(launch(port, options.ownerUrl, folder));
      await untilReady(port);
      ports.push(port);
    }
    const calls = (client = new FuzzClient(ports));
    const vendor = (hub = new VendorClient(vendorKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()));
    const members: FuzzMember[] = [];
    for (let at = 0; at < options.members; at += 1) members.push(await enter(calls, owner, at));
    const operators: string[] = [];
    for (let at = 0; at < options.operators; at += 1) operators.push(await openOperator(owner, at));
    say(`${options.members} members and ${options.operators} operators are logged in`);
    for (const control of options.controls ?? []) await plant(owner, control);

    let done = 0;
    const count = (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
      done += 1;
    };
    const anyMember = (): FuzzMember => members[draw(members.length)] as FuzzMember;
    const anyOperator = (): string => operators[draw(operators.length)] ?? '';
    const anyOf = async (sql: string): Promise<string | undefined> => {
      const { rows } = await owner.query<{ id: string }>(`${sql} limit 25`);
      return rows[draw(Math.max(rows.length, 1))]?.id;
    };
    const deposit = async (methodId: string): Promise<void> => {
      const { token, ip } = anyMember();
      const input = { requestId: randomUUID(), methodId, amount: BigInt(10 + draw(490)) * 100_000n };
      const { value } = await calls.call(draw(9), createDeposit, input, { token, ip });
      if (value) said.deposits.set(value.id, 'asked');
    };
    const decideDeposit = async (): Promise<void> => {
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
    /** Creates an event at the gateway and reports it once, repeatedly, late, out of order or not at all. */
    const happen = async (kind: 'payment' | 'payout'): Promise<void> => {
      const open = gateway.open(kind);
      const order = open[draw(Math.max(open.length, 1))];
      const bodies: string[] = [];
      if (order !== undefined) {
        const before = gateway.eventOf(order);
        order.status = draw(100) < 88 ? 'paid' : 'failed';
        const after = gateway.eventOf(order);
        const manner = draw(10);
        if (manner < 5) bodies.push(after);
        else if (manner < 7) bodies.push(after, after, after);
        else if (manner < 9) bodies.push(after, before);
      }
      const old = gateway.told[draw(Math.max(gateway.told.length, 1))];
      if (old !== undefined && draw(3) === 0) bodies.push(old.body);
      const reports = bodies.map(async (body) => {
        const { status, result } = await gateway.tell(calls, draw(9), body);
        const told = JSON.parse(body) as { orderId: string; kind: string; status: string };
        if (status === 200 && result === 'ok' && told.status === 'paid' && told.kind === 'payment') {
          said.paidIn.add(told.orderId);
        }
      });
      for (const one of await Promise.allSettled(reports)) if (one.status === 'fulfilled') count('reports');
    };
    const withdraw = async (): Promise<void> => {
      const { token, ip, accountId } = anyMember();
      const input = { requestId: randomUUID(), accountId, amount: BigInt(10 + draw(200)) * 100_000n };
      const { value } = await calls.call(
        draw(9),
        createWithdrawal,
        { ...input, paymentPassword: SECRET },
        { token, ip },
      );
      if (value) said.withdrawals.set(value.id, 'requested');
    };
    const decideWithdrawal = async (): Promise<void> => {
      const withdrawalId = await anyOf(
        `select id::text from cashier_withdrawals where status in ('requested', 'review', 'approved') order by random()`,
      );
      if (withdrawalId === undefined) return;
      const pressed = Array.from({ length: 1 + draw(3) }, async () => {
        const token = anyOperator();
        const choice = draw(100);
        const at = draw(9);
        const note = async (answer: Promise<{ success: boolean }>, state: string): Promise<void> => {
          if ((await answer).success) said.withdrawals.set(withdrawalId, state);
        };
        if (choice < 50) await note(calls.call(at, approveWithdrawal, { withdrawalId, note: '' }, { token }), 'any');
        else if (choice < 70)
          await note(calls.call(at, payWithdrawal, { withdrawalId, reference: 'TX' }, { token }), 'paid');
        else if (choice < 88) {
          const input = { withdrawalId, gatewayId: String(gatewayId) };
          await note(calls.call(at, createPayout, input, { token }), 'any');
        } else {
          const input = { withdrawalId, publicReason: 'other' as const, reason: 'Refused by chance.' };
          await note(calls.call(at, rejectWithdrawal, input, { token }), 'rejected');
        }
      });
      for (const one of await Promise.allSettled(pressed)) if (one.status === 'fulfilled') count('decisions');
    };
    const receive = async (): Promise<void> => {
      const { rows } = await owner.query<{ id: string; member: string }>(
        `select id::text, member_id::text as member from cashier_withdrawals where status = 'paid' order by random() limit 1`,
      );
      const member = members.find(({ id }) => id === rows[0]?.member);
      if (!rows[0] || !member) return;
      const input = { withdrawalId: rows[0].id, kind: 'full' as const };
      await calls.call(draw(9), confirmReceipt, input, { token: member.token, ip: member.ip });
    };
    const sendBet = async (path: string, payload: Record<string, unknown>): Promise<string> => {
      const giveUpAt = Date.now() + PATIENCE_MS;
      for (;;) {
        const url = `http://127.0.0.1:${calls.portAt(draw(9))}${walletPath}`;
        const answer = await vendor.send(url, path, payload, 10_000).catch(() => undefined);
        const isDefinite =
          answer?.http === 200 && answer.status !== words.unknown && answer.status !== words.tookTooLong;
        if (answer !== undefined && isDefinite) return answer.status;
        if (Date.now() > giveUpAt) throw new Error('a bet was never answered');
        await wait(50);
      }
    };
    const play = async (): Promise<void> => {
      const member = anyMember();
      const amount = (1 + draw(30)) * 100_000;
      const round = randomUUID();
      const bet = {
        ...{ user: `baize-${member.id}`, token: member.gameToken, request_uuid: randomUUID() },
        ...{ transaction_uuid: randomUUID(), round, round_closed: false, game_code: 'dragon-eight' },
        ...{ sub_partner_id: 'baize', currency: 'CNY', amount },
      };
      if ((await sendBet('/transaction/bet', bet)) !== words.done) return;
      member.played -= BigInt(amount);
      const won = draw(100) < 45 ? amount * (1 + draw(2)) : 0;
      const win = {
        ...bet,
        ...{ request_uuid: randomUUID(), transaction_uuid: randomUUID(), amount: won, round_closed: true },
        reference_transaction_uuid: bet.transaction_uuid,
      };
      count('bets');
      if ((await sendBet('/transaction/win', win)) === words.done) member.played += BigInt(won);
    };
    const acts: [number, string, () => Promise<void>][] = [
      [12, 'deposits', () => deposit(gatewayMethod)],
      [8, 'deposits', () => deposit('1')],
      [10, '', decideDeposit],
      [18, '', () => happen('payment')],
      [12, 'withdrawals', withdraw],
      [16, '', decideWithdrawal],
      [6, '', () => happen('payout')],
      [4, 'receipts', receive],
      [14, 'bets', play],
    ];
    const killEvery = options.kills === undefined ? 0 : Math.floor(options.operations / (options.kills.count + 1));
    let killed = 0;
    const callers = Array.from({ length: CALLERS }, async () => {
      while (done < options.operations) {
        let at = draw(100);
        const [, what, act] = acts.find(([share]) => (at -= share) < 0) ?? acts[0]!;
        await act().then(
          () => {
            if (what !== '') count(what);
          },
          () => wait(20),
        );
      }
    });
    const killer = (async (): Promise<void> => {
      while (options.kills !== undefined && killed < options.kills.count && done < options.operations) {
        if (done < killEvery * (killed + 1)) {
          await wait(50);
          continue;
        }
        await options.kills.kill();
        killed += 1;
        say(`database killed and restarted (${killed} of ${options.kills.count}), ${done} operations`);
      }
    })();
    const progress = setInterval(() => say(`${done} operations`), 15_000);
    await Promise.all([...callers, killer]).finally(() => clearInterval(progress));
    counts['kills'] = killed;
    say('settling open operations');
    gateway.isReliable = true;
    await settle({ owner, calls, gateway, gatewayId, operators, say });
    say('checking');
    const faults = await checkBooks({ owner, gateway, members, said });
    return { faults, counts, seconds: Math.round((Date.now() - startedAt) / 1000) };
  } finally {
    client?.close();
    hub?.close();
    for (const child of children) child.kill('SIGKILL');
    gateway.close();
    await owner.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(
  owner: pg.Pool,
  gateway: FuzzGateway,
  folder: string,
  publicPem: string,
): Promise<{ gatewayId: number; gatewayMethod: string }> {
  await openBrand(owner);
  await owner.query(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('studio', 'Baize Studio', '${studioDialect}', $1, '/nonexistent', 'baize', 'http://127.0.0.1:1', '{}')`,
    [publicPem],
  );
  await owner.query(`insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) values (1, 'baize', 1)`);
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image)
     values (1, 'dragon-eight', 'RNG', 'Dragon Eight', 'Dragon Eight', '')`,
  );
  await seedDepositMethods(owner, { brandId: 1, currency: 'CNY' });
  const baseUrl = await gateway.listen();
  const secretFile = join(folder, 'gateway.key');
  writeFileSync(secretFile, gateway.secret, { mode: 0o600 });
  const seeded = { brandId: 1, code: 'fuzz', name: 'Fuzz', baseUrl, merchant: 'fuzz', secretFile, hasPayouts: true };
  const gatewayId = await seedGateway(owner, seeded);
  const { rows } = await owner.query<{ id: string }>(
    `insert into cashier_methods (brand_id, kind, gateway_id, name, currency, bank, account_name, account_number, minimum, maximum, fee)
     values (1, 'gateway', $1, 'Fuzz', 'CNY', '', '', '', 1000000, 5000000000, 100000) returning id::text`,
    [gatewayId],
  );
  // No wagering, so that money circulates; from 100 on, two operators have to approve.
  await owner.query(
    `insert into cashier_withdraw_rules (brand_id, currency, minimum, maximum, fee_bps, daily_count, daily_sum, second_from, turnover_bps, deposit_second_from)
     values (1, 'CNY', 1000000, 100000000, 100, 1000000, 1000000000000000, 10000000, 0, 1000000000000000)`,
  );
  return { gatewayId, gatewayMethod: rows[0]?.id ?? '' };
}

function launch(port: number, databaseUrl: string, folder: string): ChildProcess {
  return fork(join(root, 'apps/platform/dist/server/main.mjs'), [], {
    env: {
      ...process.env,
      ...{ PORT: String(port), STUDIO_PORT: String(port === 1 ? 2 : 1), DATABASE_URL: databaseUrl, DATA_DIR: folder },
      ...{ TRUSTED_PROXIES: '127.0.0.1', BOT_WORK: '1', SEALED_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' },
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) return;
    if (Date.now() > deadline) throw new Error(`The platform on port ${port} did not come up within 60 s.`);
    await wait(50);
  }
}

/** A registered member with a payment password, a payout account and a launch token. */
async function enter(calls: FuzzClient, owner: pg.Pool, at: number): Promise<FuzzMember> {
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
  const passwords = { newPaymentPassword: SECRET, confirmPaymentPassword: SECRET };
  await calls.call(at, setPaymentPassword, { currentPassword: PASSWORD, ...passwords }, { token, ip });
  const bound = await calls.call(
    at,
    bindAccount,
    {
      ...{ requestId: randomUUID(), kind: 'bank', bank: 'Bank of Nowhere', holderName: 'Ming Example' },
      ...{ number: String(10_000_000_000 + at), paymentPassword: SECRET },
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
  return { id, token, ip, accountId: bound.value.id, gameToken, played: 0n };
}

async function openOperator(owner: pg.Pool, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `with account as (
       insert into operators_accounts (brand_id, username, role, password_hash, totp_sealed)
       values (1, $1, 'operator', '', '') returning id, brand_id)
     insert into operators_sessions (hash, operator_id, brand_id, ip, user_agent)
     select $2, id, brand_id, '127.0.0.1', 'fuzz' from account`,
    [`fuzz${at}`, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** A fault in the database itself, which no code above it can see. */
async function plant(owner: pg.Pool, control: FuzzControl): Promise<void> {
  await owner.query(
    control === 'lostState'
      ? `create function fuzz_lost_state() returns trigger language plpgsql as $$ begin
           if new.status = 'approved' then new.status := 'rejected'; end if; return new; end $$;
         create trigger zz_fuzz before update on cashier_deposits for each row execute function fuzz_lost_state()`
      : `create function fuzz_made_money() returns trigger language plpgsql as $$ begin
           if new.name = 'main' and new.balance > old.balance then new.balance := new.balance + 1; end if; return new; end $$;
         create trigger zz_fuzz before update on wallet_accounts for each row execute function fuzz_made_money()`,
  );
}

type Open = {
  owner: pg.Pool;
  calls: FuzzClient;
  gateway: FuzzGateway;
  gatewayId: number;
  operators: readonly string[];
  say: (line: string) => void;
};

/** Finishes everything: unknown payouts are polled, and every hold is paid or released. */
async function settle({ owner, calls, gateway, operators }: Open): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS * 4;
  const [first = '', second = ''] = operators;
  for (;;) {
    for (const order of gateway.open('payout')) order.status = 'paid';
    await owner.query(
      `update gateways_payments set ask_at = now() where status in ('creating', 'unknown', 'open') and ask_at > now()`,
    );
    await owner.query(
      `update gateways_payouts set ask_at = now() where status in ('sending', 'unknown', 'accepted') and ask_at > now()`,
    );
    const { rows } = await owner.query<{ id: string; status: string; paying: boolean }>(
      `select id::text, status, is_paying as paying from cashier_withdrawals
        where status in ('requested', 'review', 'approved') limit 200`,
    );
    for (const { id: withdrawalId, status, paying } of rows) {
      if (paying) continue;
      const token = status === 'review' ? second : first;
      const act =
        status === 'approved'
          ? calls.call(0, payWithdrawal, { withdrawalId, reference: 'END' }, { token })
          : calls.call(1, approveWithdrawal, { withdrawalId, note: '' }, { token });
      const answer = await act.catch(() => undefined);
      // Where this operator gave the first approval, another one gives the last.
      if (answer?.code === 'second_operator_needed') {
        await calls.call(0, approveWithdrawal, { withdrawalId, note: '' }, { token: first }).catch(() => undefined);
      }
    }
    const unknown = await owner.query<{ open: number }>(
      `select ((select count(*) from gateways_payments where status in ('creating', 'unknown'))
             + (select count(*) from gateways_payouts where status in ('sending', 'unknown', 'accepted')))::int as open`,
    );
    const paid = [...gateway.orders.values()].filter(({ kind, status }) => kind === 'payment' && status === 'paid');
    const { rows: late } = await owner.query<{ open: number }>(
      `select count(*)::int as open from gateways_payments where order_id = any($1::uuid[]) and status <> 'paid'`,
      [paid.map(({ orderId }) => orderId)],
    );
    if (rows.length === 0 && unknown.rows[0]?.open === 0 && late[0]?.open === 0) return;
    if (Date.now() > deadline) return;
    await wait(500);
  }
}
