import { sign, verify, type KeyObject } from 'node:crypto';
import { WireClient } from '../WireClient.ts';

export type TransferReply = Readonly<{
  httpStatus: number;
  /** Signed by the vendor, over exactly the bytes that came. */
  isSigned: boolean;
  /** The vendor's number for what happened: 0 is done; undefined where there is none. */
  status: number | undefined;
  content: Readonly<Record<string, unknown>>;
}>;

type Settings = {
  url: string;
  merchant: string;
  key: KeyObject;
  vendorKey: KeyObject;
  deadlineMs?: number | undefined;
};

/** What makes a call another one than an honest operator would send. */
type Change = { cutAfterMs?: number; signature?: string | undefined; text?: string };

/** An operator of the `tcg` dialect: one address, JSON signed both ways. */
export class TransferClient {
  readonly merchant: string;
  readonly #wire: WireClient;
  readonly #key: KeyObject;
  readonly #vendorKey: KeyObject;

  constructor({ url, merchant, key, vendorKey, deadlineMs }: Settings) {
    this.merchant = merchant;
    this.#wire = new WireClient(url, { deadlineMs });
    this.#key = key;
    this.#vendorKey = vendorKey;
  }

  get url(): URL {
    return this.#wire.url;
  }

  textOf(method: string, content: object): string {
    return JSON.stringify({ merchant_code: this.merchant, method, ...content });
  }

  signatureOf(text: string, key = this.#key): string {
    return sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
  }

  async ask(method: string, content: object = {}, change: Change = {}): Promise<TransferReply> {
    const text = change.text ?? this.textOf(method, content);
    const signature = 'signature' in change ? change.signature : this.signatureOf(text);
    const answer = await this.#wire.post({
      ...{ path: '/api', body: text, cutAfterMs: change.cutAfterMs },
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { 'x-tcg-sign': signature }),
      },
    });
    const header = answer.headers['x-tcg-sign'];
    const signed = Buffer.from(typeof header === 'string' ? header : '', 'base64');
    const parsed = objectOf(answer.text);
    return {
      httpStatus: answer.httpStatus,
      isSigned: signed.length > 0 && verify('RSA-SHA256', Buffer.from(answer.text), this.#vendorKey, signed),
      status: typeof parsed['status'] === 'number' ? parsed['status'] : undefined,
      content: parsed,
    };
  }

  close(): void {
    this.#wire.close();
  }
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
