import { createTestDatabase, openBrand, type TestDatabase, waitUntil } from '@baize/testkit';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createServer as createSilent, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool, type Pool } from '#kit/db.ts';
import { createJobs, type Jobs } from '#kit/jobs/createJobs.ts';
import { createLogger } from '@baize/server/logger';
import { openOwner } from '@baize/server/openOwner';
import { transact } from '@baize/server/transact';
import { createOutbox, type MessageToAdd, type Outbox } from './createOutbox.ts';

type Received = { headers: IncomingHttpHeaders; body: Record<string, unknown> };
type Mail = { from: string; to: string[]; text: string };

let database: TestDatabase;
let pool: Pool;
let owner: pg.Pool;
let smtp: SMTPServer;
let gateway: Server;
const mails: Mail[] = [];
const texts: Received[] = [];
/** The gateway's next responses; 200 once the list is empty. */
let gatewayAnswers: (number | 'hang')[] = [];
let smtpRefusal: number | undefined;
type Sender = Outbox & { jobs: Jobs };
const outboxes: Sender[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url });
  owner = openOwner(database.url, { max: 2 });
  await openBrand(owner);
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (smtpRefusal === undefined) return done();
      done(Object.assign(new Error('refused'), { responseCode: smtpRefusal }));
    },
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text,
        });
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  gateway = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      texts.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as Received['body'] });
      const answer = gatewayAnswers.shift() ?? 200;
      if (answer === 'hang') return;
      response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end('{}');
    });
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
});
afterAll(async () => {
  await pool.end();
  await owner.end();
  gateway.closeAllConnections();
  gateway.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await database.drop();
});
beforeEach(async () => {
  mails.length = 0;
  texts.length = 0;
  gatewayAnswers = [];
  smtpRefusal = undefined;
  await owner.query('delete from outbox_messages');
});
afterEach(async () => {
  for (const { jobs, module } of outboxes.splice(0)) {
    await jobs.close();
    await module.close?.();
  }
});

const open = (changes: Partial<Parameters<typeof createOutbox>[0]['settings']> = {}): Sender => {
  const smsPort = (gateway.address() as AddressInfo).port;
  const log = createLogger('silent', 'test');
  const outbox = createOutbox({
    pool,
    log,
    settings: {
      isDemo: false,
      smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      mailFrom: 'no-reply@baize.example',
      smsUrl: `http://127.0.0.1:${smsPort}/send`,
      smsKey: 'the-key',
      ...changes,
    },
  });
  const jobs = createJobs({ databaseUrl: database.url, log, jobs: outbox.module.jobs ?? [] });
  outboxes.push({ ...outbox, jobs });
  return { ...outbox, jobs };
};
const sms: MessageToAdd = {
  brandId: 1,
  channel: 'sms',
  purpose: 'login',
  recipient: '+8613800138000',
  language: 'EN',
  fields: { brand: 'Baize', code: '246810', minutes: '5' },
  minutes: 5,
};
const mail: MessageToAdd = {
  ...sms,
  channel: 'email',
  purpose: 'recoveryLink',
  recipient: 'me@example.com',
  language: 'CN',
  fields: { brand: 'Baize', account: 'Harbour1', link: 'https://localhost/forgetPassword?code=x', minutes: '30' },
};
type Row = { status: string; attempts: number; fault: string; body: string; wait: number };
const rows = async (): Promise<Row[]> =>
  (
    await owner.query<Row>(
      `select status, attempts, fault, body, extract(epoch from next_at - clock_timestamp())::float as wait
         from outbox_messages order by id`,
    )
  ).rows;
/** New messages are sent by their task; retries by jobs that run every second. */
const ended = async ({ jobs, module }: Sender): Promise<Row[]> => {
  await jobs.drain();
  const turns = (module.jobs ?? []).flatMap((job) =>
    'everyMs' in job && job.name !== 'outbox.tidy' ? [job.name] : [],
  );
  await Promise.all(turns.map((name) => jobs.turn(name)));
  return rows();
};
const dueAgain = () => owner.query('update outbox_messages set next_at = clock_timestamp()');

describe('a message', () => {
  it('is sent by SMTP and by the gateway, once, and its text is deleted', async () => {
    const outbox = open();
    await outbox.add(pool, sms);
    await outbox.add(pool, mail);
    expect(await ended(outbox)).toMatchObject([
      { status: 'sent', attempts: 1, body: '' },
      { status: 'sent', attempts: 1, body: '' },
    ]);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.headers.authorization).toBe('Bearer the-key');
    expect(texts[0]?.body).toEqual({
      to: '+8613800138000',
      text: 'Baize: 246810 is your login code, valid for 5 minutes. Tell it to nobody.',
      id: expect.stringMatching(/^\d+$/) as string,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ from: 'no-reply@baize.example', to: ['me@example.com'] });
    expect(mails[0]?.text).toMatch(/^Message-ID: <outbox-\d+@127\.0\.0\.1>/m);
    expect(mails[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('is sent if and only if its transaction commits', async () => {
    const outbox = open();
    await transact(pool, async (client) => {
      await outbox.add(client, sms);
      throw new Error('undone');
    }).catch(() => undefined);
    await transact(pool, (client) => outbox.add(client, { ...sms, recipient: '+8613800138001' }));
    await ended(outbox);
    expect(texts.map(({ body }) => body['to'])).toEqual(['+8613800138001']);
  });

  it('is sent once under concurrency', async () => {
    const several = [open(), open(), open()];
    for (let index = 0; index < 40; index += 1)
      await several[0]?.add(pool, { ...sms, recipient: `+86138001380${10 + index}` });
    await Promise.all(several.map(ended));
    expect(texts).toHaveLength(40);
    expect(new Set(texts.map(({ body }) => body['id'])).size).toBe(40);
  });

  it('is retried under its own id with growing delays, and fails finally after the fifth attempt', async () => {
    gatewayAnswers = [500, 503, 429, 401, 500];
    const outbox = open();
    await outbox.add(pool, sms);
    const waits: number[] = [];
    for (let tries = 1; tries <= 4; tries += 1) {
      const [row] = await ended(outbox);
      expect(row).toMatchObject({ status: 'waiting', attempts: tries });
      waits.push(row?.wait ?? 0);
      await dueAgain();
    }
    expect(waits.map((wait) => Math.ceil(wait))).toEqual([5, 20, 60, 180]);
    expect(await ended(outbox)).toMatchObject([{ status: 'failed', attempts: 5, fault: 'http 500', body: '' }]);
    expect(new Set(texts.map(({ body }) => body['id'])).size).toBe(1);
  });

  it('fails at once where a retry is pointless, and follows no redirect', async () => {
    gatewayAnswers = [400];
    smtpRefusal = 550;
    const outbox = open();
    await outbox.add(pool, sms);
    await outbox.add(pool, mail);
    expect(await ended(outbox)).toMatchObject([
      { status: 'failed', fault: 'http 400', body: '' },
      { status: 'failed', fault: 'smtp 550', body: '' },
    ]);
    gatewayAnswers = [302];
    await owner.query('delete from outbox_messages');
    await outbox.add(pool, sms);
    expect(await ended(outbox)).toMatchObject([{ status: 'waiting', fault: 'network' }]);
  });

  it('a text message does not wait for a mail server that does not respond', async () => {
    const silent = createSilent();
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const outbox = open({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    outbox.jobs.start();
    const asked = once(silent, 'connection');
    await outbox.add(pool, mail);
    const [socket] = (await asked) as [Socket];
    await outbox.add(pool, sms);
    await waitUntil(() => texts.length === 1);
    expect(await rows()).toMatchObject([{ status: 'waiting' }, {}]);
    socket.destroy();
    silent.close();
  });

  it('is left alone by a process without a transport for it', async () => {
    await open().add(pool, mail);
    const textOnly = open({ smtpUrl: undefined });
    await textOnly.add(pool, sms);
    const [left] = await ended(textOnly);
    expect(texts).toHaveLength(1);
    expect(left).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('is not sent after its expiry', async () => {
    const outbox = open();
    await outbox.add(pool, { ...sms, minutes: 0 });
    await outbox.add(pool, { ...sms, recipient: '+8613800138002' });
    await ended(outbox);
    expect(texts.map(({ body }) => body['to'])).toEqual(['+8613800138002']);
  });

  it('without a recipient is stored like any other and not sent', async () => {
    const outbox = open();
    await outbox.add(pool, { ...sms, isWanted: false });
    await outbox.add(pool, { ...sms, recipient: '+8613800138003' });
    await ended(outbox);
    expect(texts.map(({ body }) => body['to'])).toEqual(['+8613800138003']);
    expect((await rows())[0]).toMatchObject({ status: 'dropped', body: '' });
  });

  it('[A068] to an address that looks like several goes to none of them', async () => {
    const outbox = open();
    await outbox.add(pool, { ...mail, recipient: 'a@example.com,b@example.com' });
    await outbox.add(pool, { ...mail, recipient: 'a@example.com>\r\nRCPT TO:<b@example.com' });
    await ended(outbox);
    for (const { to } of mails) expect(to).toHaveLength(1);
    expect(mails.flatMap(({ to }) => to)).not.toContain('b@example.com');
    expect(mails.map(({ text }) => text).join('')).not.toMatch(/^(Bcc|RCPT)/im);
  });
});

describe('without a transport', () => {
  it('messages stay, with their text on a demonstration site only', async () => {
    for (const [isDemo, body] of [
      [true, 'Baize: 246810 is your login code, valid for 5 minutes. Tell it to nobody.'],
      [false, ''],
    ] as const) {
      await owner.query('delete from outbox_messages');
      const outbox = open({ isDemo, smsUrl: undefined, smtpUrl: undefined });
      expect([outbox.canSend('sms'), outbox.canSend('email')]).toEqual([isDemo, isDemo]);
      await outbox.add(pool, sms);
      expect(await rows()).toMatchObject([{ status: 'kept', body }]);
    }
  });

  it('a process without jobs leaves sending to the others', async () => {
    await open().add(pool, sms);
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await ended(open());
    expect(texts).toHaveLength(1);
  });
});
