import { constants, randomUUID, sign, type KeyObject } from 'node:crypto';
import { WireClient } from './WireClient.ts';

export type Body = Record<string, unknown>;

/** A wallet's response; `status` is empty if the body was not JSON with a status. */
export type Answer = { httpStatus: number; status: string; balance: number | undefined; json: Body; text: string };

type SendOptions = {
  /** Overrides the signature; null sends none. */
  signature?: string | null;
  headers?: Record<string, string>;
  /** Cuts the connection this long after the request was written, as a client with a time-out does. */
  cutAfterMs?: number;
};

/** Calls a wallet the way a supplier does: keep-alive, signed over exactly the bytes that are sent. */
export class Hub88Client {
  readonly #key: KeyObject;
  readonly #wire: WireClient;

  /** Every call has the time-out `deadlineMs`; exceeding it is a fault of the server. */
  constructor(url: string, key: KeyObject, { deadlineMs = 10_000 }: { deadlineMs?: number | undefined } = {}) {
    this.#wire = new WireClient(url, { deadlineMs });
    this.#key = key;
  }

  get url(): URL {
    return this.#wire.url;
  }

  /** With another algorithm, to test that it is refused. */
  signatureOf(body: string | Buffer, algorithm = 'RSA-SHA256', padding = constants.RSA_PKCS1_PADDING): string {
    return sign(algorithm, Buffer.from(body), { key: this.#key, padding }).toString('base64');
  }

  call(path: string, body: Body): Promise<Answer> {
    return this.send(path, JSON.stringify(body));
  }

  async send(path: string, body: string | Buffer, options: SendOptions = {}): Promise<Answer> {
    const signature = options.signature === undefined ? this.signatureOf(body) : options.signature;
    const proof: Record<string, string> = signature === null ? {} : { 'x-hub88-signature': signature };
    const headers = { 'content-type': 'application/json', ...proof, ...options.headers };
    const { cutAfterMs } = options;
    const { httpStatus, text } = await this.#wire.post({ path, body, headers, cutAfterMs });
    return read(httpStatus, text);
  }

  close(): void {
    this.#wire.close();
  }
}

/** A new id in Hub88's format. */
export const newId = (): string => randomUUID();

function read(httpStatus: number, text: string): Answer {
  let json: Body = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) json = parsed as Body;
  } catch {
    json = {};
  }
  const { status, balance } = json;
  return {
    httpStatus,
    status: typeof status === 'string' ? status : '',
    balance: typeof balance === 'number' ? balance : undefined,
    json,
    text: text.slice(0, 300),
  };
}
