import { getStatus, type Answer, type InputOf, type Operation, type OutputOf } from '@baize/contract';
import { CompactEncrypt, importJWK } from 'jose';
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import * as z from 'zod/mini';

type Caller = { token?: string | undefined; ip?: string };

/** Calls of a browser or console to any of several processes; rejects without a usable response. */
export class FuzzClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  readonly #ports: readonly number[];
  #key: CryptoKey | Uint8Array | undefined;
  #kid = '';

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  portAt(at: number): number {
    return this.#ports[at % this.#ports.length] ?? 0;
  }

  async call<Op extends Operation>(
    at: number,
    operation: Op,
    input: InputOf<Op>,
    { token, ip = '10.0.0.1' }: Caller = {},
  ): Promise<Answer<OutputOf<Op>>> {
    const encoded = z.encode(operation.input, input as never) as Record<string, string>;
    const isRead = operation.method === 'GET';
    const query = isRead ? `?${String(new URLSearchParams(JSON.parse(JSON.stringify(encoded)) as never))}` : '';
    const plain = operation.isSealed === true ? { envelope: await this.#seal(at, operation.path, encoded) } : encoded;
    const { body } = await this.send(at, operation.method, operation.path + (query === '?' ? '' : query), {
      headers: {
        host: `localhost:${this.portAt(at)}`,
        'x-forwarded-for': ip,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(isRead ? {} : { 'content-type': 'application/json' }),
      },
      ...(isRead ? {} : { body: JSON.stringify(plain) }),
    });
    const answer = JSON.parse(body) as Answer;
    // An error whose outcome is unknown does not count as a response.
    if (answer.code === 'unknown_error' || answer.code === 'overloaded' || answer.code === 'outcome_unknown') {
      throw new Error(answer.code);
    }
    const value = answer.success ? z.decode(operation.output, answer.value as never) : answer.value;
    return { ...answer, value } as Answer<OutputOf<Op>>;
  }

  send(
    at: number,
    method: string,
    path: string,
    { headers, body = '' }: { headers: Record<string, string>; body?: string },
    deadlineMs = 15_000,
  ): Promise<{ status: number; body: string }> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          ...{ host: '127.0.0.1', port: this.portAt(at), method, path, agent: this.#agent },
          headers: { ...headers, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
          );
          response.on('error', reject);
        },
      );
      outgoing.setTimeout(deadlineMs, () => outgoing.destroy(new Error('time-out without an answer')));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }

  async #seal(at: number, path: string, body: unknown): Promise<string> {
    if (this.#key === undefined) {
      const { value } = await this.call(at, getStatus, {} as InputOf<typeof getStatus>);
      const { sealKey } = value as { sealKey: { kid: string; n: string; e: string } };
      this.#kid = sealKey.kid;
      this.#key = (await importJWK({ ...sealKey, kty: 'RSA' }, 'RSA-OAEP-256')) as CryptoKey;
    }
    const payload = { iat: Date.now(), jti: randomUUID(), path, body };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: this.#kid })
      .encrypt(this.#key);
  }
}
