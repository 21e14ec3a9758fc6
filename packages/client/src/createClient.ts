import type { Answer, Operation, OutputOf } from '@baize/contract';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { asCallError } from './asCallError.ts';
import { CallError } from './CallError.ts';
import type { SealKey } from './SealKey.ts';

export type { SealKey } from './SealKey.ts';

/** Input of a call: amounts as bigint, fields with a default are optional. */
export type CallInput<Op> = Op extends { input: infer Input extends z.ZodMiniType }
  ? Loosen<z.output<Input>, z.input<Input>>
  : never;

type Loosen<Out, In> = { [Key in keyof Out as IsOptional<Key, In> extends true ? never : Key]: Out[Key] } & {
  [Key in keyof Out as IsOptional<Key, In> extends true ? Key : never]?: Out[Key] | undefined;
};
type IsOptional<Key, In> = Key extends keyof In ? (undefined extends In[Key] ? true : false) : false;

export type ClientOptions = {
  /** The session's token, when there is one. */
  token(): string | undefined;
  /** The key for sealed bodies, and the server clock for their timestamps. */
  sealKey(): Promise<SealKey>;
  nowMs(): number;
  /** Listener for every refusal, e.g. to end a session the server no longer knows. */
  onRefused?(error: CallError, operation: Operation): void;
  timeoutMs?: number;
};

type CallSettings = { signal?: AbortSignal; timeoutMs?: number };

/** `call` sends one operation; `query` is the same as options for `useQuery`. */
export type Client = {
  call<Op extends Operation>(operation: Op, input: CallInput<Op>, settings?: CallSettings): Promise<OutputOf<Op>>;
  query<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
  ): UseQueryOptions<OutputOf<Op>, CallError> & { queryKey: readonly [string, unknown] };
  /** Decodes a response that was embedded in the page into what `call` would have returned. */
  decode<Op extends Operation>(operation: Op, value: unknown): OutputOf<Op>;
};

const DEFAULT_TIMEOUT_MS = 30_000;

/** Creates the browser client of the contract. Throws nothing but `CallError`. */
export function createClient(options: ClientOptions): Client {
  const decode: Client['decode'] = (operation, value) =>
    z.decode(operation.output, value as never) as OutputOf<typeof operation>;

  const call: Client['call'] = async (operation, input, settings = {}) => {
    try {
      const answer = await send(operation, z.encode(operation.input, input as never), settings, options);
      if (!answer.success || answer.code !== 'ok') {
        const code = answer.code === 'ok' ? 'unknown_error' : answer.code;
        throw new CallError(code, answer.status, answer.message, answer.value);
      }
      return decode(operation, answer.value);
    } catch (error) {
      const failure = asCallError(error);
      options.onRefused?.(failure, operation);
      throw failure;
    }
  };

  const query: Client['query'] = (operation, input) =>
    queryOptions<OutputOf<typeof operation>, CallError, OutputOf<typeof operation>, readonly [string, unknown]>({
      queryKey: [operation.id, z.encode(operation.input, input as never)],
      queryFn: ({ signal }) => call(operation, input, { signal }),
    }) as unknown as ReturnType<typeof query<typeof operation>>;

  return { call, query, decode };
}

async function send(
  operation: Operation,
  input: unknown,
  { signal, timeoutMs }: CallSettings,
  options: ClientOptions,
): Promise<Answer & { status: number }> {
  const isRead = operation.method === 'GET' || operation.method === 'DELETE';
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = operation.audience === 'public' ? undefined : options.token();
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  let path = operation.path;
  let body: string | undefined;
  if (isRead) {
    /* A round trip through JSON drops undefined fields, which URLSearchParams would write out. */
    const search = new URLSearchParams(JSON.parse(JSON.stringify(input)) as Record<string, string>).toString();
    if (search !== '') path += `?${search}`;
  } else if (operation.isForm === true) {
    headers['content-type'] = 'application/x-www-form-urlencoded';
    body = new URLSearchParams(JSON.parse(JSON.stringify(input)) as Record<string, string>).toString();
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(operation.isSealed === true ? { envelope: await seal(operation, input, options) } : input);
  }
  const limit = AbortSignal.timeout(timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const response = await fetch(path, {
    method: operation.method,
    headers,
    credentials: 'same-origin',
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    ...(body === undefined ? {} : { body }),
  });
  const answer = (await response.json()) as Answer;
  return { ...answer, status: response.status };
}

async function seal(operation: Operation, input: unknown, options: ClientOptions): Promise<string> {
  const [{ sealBody }, key] = await Promise.all([import('./sealBody.ts'), options.sealKey()]);
  return sealBody(key, operation.path, input, options.nowMs());
}
