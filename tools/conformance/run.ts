import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { certify, certifyTable, type CaseResult, type Certificate } from './certify.ts';
import { driverNames, driverOf } from './drivers/driverOf.ts';
import { Hub88Client } from './Hub88Client.ts';
import { Player } from './Player.ts';
import { WireClient } from './WireClient.ts';
import { startOwnPlatform } from './startOwnPlatform.ts';
import { Table } from './Table.ts';
import { clearUpOnSignals } from '../clearUpOnSignals.ts';

const usage = `Plays a supplier's difficult sequences against a seamless wallet and prints a certificate.

  npm run conformance -- --dialect hub88 (or pragmatic, pgsoft, evolution, jili, softswiss, sbo)
      starts a platform with its own database and certifies it
  npm run conformance -- --dialect hub88 --url https://wallet.example/hub88 --key supplier.pem \\
      --user u --token t --currency EUR --game g [--expired-token t] [--sub-partner s] \\
      [--second-user u --second-token t] [--locked-user u --locked-token t] [--deadline s]
      certifies the wallet at that URL; the user needs a balance of at least 100.00. Every dialect but Hub88
      takes --secret s instead of --key, PG Soft also --operator o, its name for us

      Hub88: a second user with a balance and a locked one are tried if given. In the end every call is sent
      again. What the dialect leaves open is reported as a note and fails nothing

  --deadline s  time-out of an answer in seconds; a slower one is a fault (10)
  --length n    length of the orders of bet, win and rollback (6, and 5 in dialects other than Hub88)
  --json        only the last line, one JSON object`;

const names = ['hub88', ...driverNames];

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dialect: { type: 'string', default: 'hub88' },
      url: { type: 'string' },
      key: { type: 'string' },
      secret: { type: 'string' },
      operator: { type: 'string', default: 'baize' },
      user: { type: 'string' },
      token: { type: 'string' },
      'expired-token': { type: 'string' },
      currency: { type: 'string' },
      game: { type: 'string', default: 'dragon-eight' },
      'sub-partner': { type: 'string' },
      'second-user': { type: 'string' },
      'second-token': { type: 'string' },
      'locked-user': { type: 'string' },
      'locked-token': { type: 'string' },
      deadline: { type: 'string', default: '10' },
      length: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const dialect = names.find((name) => name === values.dialect);
  if (dialect === undefined) {
    throw new Error(`--dialect must be one of ${names.join(', ')}, but it is "${values.dialect}".`);
  }
  const driver = driverNames.find((name) => name === dialect);
  const orderLength = Number(values.length ?? (driver === undefined ? 6 : 5));
  if (!Number.isInteger(orderLength) || orderLength < 1 || orderLength > 8) {
    throw new Error(`--length must be a whole number from 1 to 8, but it is "${values.length}".`);
  }
  const deadlineMs = Number(values.deadline) * 1_000;
  if (!(deadlineMs >= 100 && deadlineMs <= 120_000)) {
    throw new Error(`--deadline must be a number of seconds from 0.1 to 120, but it is "${values.deadline}".`);
  }
  const otherOf = (name: 'second' | 'locked'): { user: string; token: string } | undefined => {
    const [user, token] = [values[`${name}-user`], values[`${name}-token`]];
    if ((user === undefined) !== (token === undefined)) {
      throw new Error(`--${name}-user and --${name}-token must be given together.`);
    }
    return user === undefined || token === undefined ? undefined : { user, token };
  };
  const others = { second: otherOf('second'), locked: otherOf('locked') };
  if (values.url === undefined) clearUpOnSignals();
  const own = values.url === undefined ? await startOwnPlatform({ dialect: driver ?? 'hub88' }) : undefined;
  const need = (name: 'key' | 'secret' | 'user' | 'token' | 'currency'): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`--${name} is required with --url.`);
    return value;
  };
  const url = own?.url ?? values.url ?? '';
  const seat = {
    user: own?.user ?? need('user'),
    token: own?.token ?? need('token'),
    expiredToken: own?.expiredToken ?? values['expired-token'] ?? 'a-token-that-never-was',
    currency: own?.currency ?? need('currency'),
  };
  const onCase = ({ name, title, passed, seen, notes = [] }: CaseResult): void => {
    if (values.json) return;
    console.log(`${passed ? 'pass' : 'FAIL'}  ${name}: ${title}\n      ${seen}`);
    for (const note of notes) console.log(`      note: ${note}`);
  };
  const certifyDriver = async (name: (typeof driverNames)[number]): Promise<Certificate> => {
    const proof = { secret: own?.secret ?? need('secret'), operatorToken: values.operator };
    const line = new WireClient(url, { deadlineMs });
    const table = new Table({ driver: driverOf(name, proof), line, seat: { ...seat, game: values.game } });
    return certifyTable({ table, orderLength, onCase }).finally(() => line.close());
  };
  const certifyHub88 = async (): Promise<Certificate> => {
    const client = new Hub88Client(url, own?.privateKey ?? createPrivateKey(readFileSync(need('key'))), {
      deadlineMs,
    });
    const subPartnerId = own?.subPartnerId ?? values['sub-partner'];
    const playerOf = (who: { user: string; token: string }): Player =>
      new Player({ ...seat, ...who, client, gameCode: values.game, subPartnerId });
    const [second, locked] = [own?.second ?? others.second, own?.locked ?? others.locked];
    const company = { player: playerOf(seat), second: second && playerOf(second), locked: locked && playerOf(locked) };
    return certify({ ...company, orderLength, onCase }).finally(() => client.close());
  };
  try {
    if (!values.json) console.log(`Certificate of ${new URL(url).toString()} in the dialect ${dialect}\n`);
    const certificate = await (driver === undefined ? certifyHub88() : certifyDriver(driver));
    if (!values.json) console.log(`\n${certificate.passed} passed, ${certificate.failed} failed`);
    console.log(JSON.stringify(certificate));
    return certificate.failed === 0 ? 0 : 1;
  } finally {
    await own?.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
