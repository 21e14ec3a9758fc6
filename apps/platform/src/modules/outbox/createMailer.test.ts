import { selfSigned } from '@baize/testkit/selfSigned';
import { tempFolder } from '@baize/testkit/tempFolder';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailer } from './createMailer.ts';

const { key, cert } = selfSigned();
const mail = { id: 7n, recipient: 'me@example.com', subject: 'Your link', body: 'https://localhost/' };

const servers: SMTPServer[] = [];
const heard: string[] = [];
afterEach(async () => {
  heard.length = 0;
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** A server that knows one password, and says what it was told. */
async function open(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<number> {
  const server = new SMTPServer({
    ...{ key, cert, logger: false, ...options },
    onAuth: ({ username = '', password = '' }, _session, done) => {
      heard.push(`auth ${username} ${password}`);
      if (password === 's3cret word') return done(null, { user: username });
      done(Object.assign(new Error('wrong'), { responseCode: 535 }));
    },
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => {
        heard.push('mail');
        done();
      });
    },
  });
  server.on('error', () => undefined);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return (server.server.address() as AddressInfo).port;
}

const sendBy = async (url: string): Promise<string> => {
  const mailer = createMailer({ url, from: 'no-reply@baize.example' });
  return mailer
    .send(mail)
    .then(
      () => 'sent',
      (error: unknown) => (error as Error).message,
    )
    .finally(() => mailer.close?.());
};

/** The same in a process that trusts this certificate, as a host with its own authority does. */
async function sendTrusting(url: string): Promise<string> {
  const authority = join(tempFolder('mailer'), 'authority.pem');
  writeFileSync(authority, cert);
  const script = `import { createMailer } from ${JSON.stringify(fileURLToPath(new URL('./createMailer.ts', import.meta.url)))};
    const mailer = createMailer({ url: process.argv[1], from: 'no-reply@baize.example' });
    const said = await mailer.send({ ...${JSON.stringify({ ...mail, id: undefined })}, id: 7n }).then(() => 'sent', (error) => error.message);
    mailer.close();
    console.log(said);`;
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script, url],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: authority } },
      (error, stdout) => (error ? reject(error) : resolve(stdout.trim())),
    );
  });
}

describe('mail over TLS', () => {
  it.each([
    ['from the first byte', true, 'smtps'],
    ['by STARTTLS', false, 'smtp'],
  ])('%s is sent with name and password to a server whose certificate is trusted', async (_how, secure, scheme) => {
    const port = await open({ secure });
    expect(await sendTrusting(`${scheme}://baize:s3cret%20word@localhost:${port}`)).toBe('sent');
    expect(heard).toEqual(['auth baize s3cret word', 'mail']);
  });

  it('says that the password was refused, and tries again later', async () => {
    const port = await open({ secure: true });
    expect(await sendTrusting(`smtps://baize:wrong@localhost:${port}`)).toBe('smtp 535');
    expect(heard).toEqual(['auth baize wrong']);
  });

  it.each([
    ['from the first byte', true, 'smtps'],
    ['by STARTTLS', false, 'smtp'],
  ])('%s tells nothing to a server whose certificate nobody vouches for', async (_how, secure, scheme) => {
    const port = await open({ secure });
    expect(await sendBy(`${scheme}://baize:s3cret%20word@localhost:${port}`)).toBe(
      'smtp certificate: self-signed certificate',
    );
    expect(heard).toEqual([]);
  });

  it('says that a trusted certificate is of another host, and tells that host nothing', async () => {
    const port = await open({ secure: true });
    expect(await sendTrusting(`smtps://baize:s3cret%20word@127.0.0.1:${port}`)).toMatch(
      /^smtp certificate: Hostname\/IP does not match certificate's altnames: IP: 127\.0\.0\.1/,
    );
    expect(heard).toEqual([]);
  });

  it('gives no password to a server that offers no TLS, but mail without one', async () => {
    const port = await open({
      secure: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
    });
    expect(await sendBy(`smtp://baize:s3cret%20word@localhost:${port}`)).toMatch(/^smtp /);
    expect(heard).toEqual([]);
    expect(await sendBy(`smtp://localhost:${port}`)).toBe('sent');
    expect(heard).toEqual(['mail']);
  });
});
