import { getMemberInfo, operations, type Operation } from '@baize/contract';
import {
  openOperator,
  registerMember,
  sendRaw,
  snapshotOf,
  startPlatform,
  type RawAnswer,
  type TestPlatform,
} from '@baize/testkit';
import { seededRandom } from '@baize/tools/seededRandom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** `npm run proof -- fuzz-bodies` asks for ten thousand of an entry call, and 250 of every other. */
const BODIES = Number(process.env['BODIES'] ?? 16);
const BODIES_OF_OTHERS = Number(process.env['BODIES_OF_OTHERS'] ?? 1);
const SEED = process.env['SEED'] ?? '7';
const AT_ONCE = 32;

const all: readonly Operation[] = Object.values(operations);
const isEntry = ({ id, audience, method }: Operation): boolean =>
  audience === 'public' && method !== 'GET' && id.startsWith('identity.');
const isRead = ({ method }: Operation): boolean => method === 'GET' || method === 'DELETE';

type Roll = (sides: number) => number;
type Sent = { query?: string; type?: string; body?: string | Buffer };

let site: TestPlatform;
let port: number;
const tokens: Partial<Record<Operation['audience'], string[]>> = {};
beforeAll(async () => {
  site = await startPlatform();
  port = Number(new URL(site.url).port);
  const [member, ...operators] = await Promise.all([
    registerMember(site),
    ...(['operator', 'approver', 'platform'] as const).map((role) => openOperator(site, { role })),
  ]);
  tokens.member = [member.token];
  tokens.operator = operators.map(({ token }) => token);
});
afterAll(() => site.close());

const words = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '-1',
    '1e3',
    'NaN',
    '0x10',
    '1.000001',
    '9'.repeat(400),
    'x'.repeat(5_000),
    '99999999999',
  ],
  ...["' or 1=1--", '../../etc/passwd', '%00%ff', '${7*7}{{7*7}}', '<script>', '\r\nBcc: x@y.z', '🂡'.repeat(40)],
  ...['2026-13-45', '1970-01-01T00:00:00.000Z', 'CNY', 'EN', '\u202e\u200b', 'eyJhbGciOiJub25lIn0.e30.', '\u0000'],
];

/** The names of a call's own fields, of all its variants, and names that no call has. */
function namesOf({ input }: Operation): string[] {
  const def = input._zod.def as { shape?: object; options?: readonly { _zod: { def: { shape?: object } } }[] };
  const own = [def.shape, ...(def.options ?? []).map((option) => option._zod.def.shape)];
  return [...own.flatMap((shape) => Object.keys(shape ?? {})), 'constructor', 'brandId', 'memberId', 'toString', 'id'];
}

function valueOf(roll: Roll, names: readonly string[], depth = 0): unknown {
  const kind = roll(depth > 2 ? 5 : 8);
  if (kind === 0) return roll(2) === 0;
  if (kind === 1) return [0, -1, 1e308, 2 ** 53, 0.1, -0.000001][roll(6)];
  if (kind === 2) return null;
  if (kind < 5) return words[roll(words.length)];
  if (kind === 5) return Array.from({ length: roll(5) }, () => valueOf(roll, names, depth + 1));
  return objectOf(roll, names, depth + 1);
}

const objectOf = (roll: Roll, names: readonly string[], depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: 1 + roll(6) }, () => [names[roll(names.length)] ?? '', valueOf(roll, names, depth)]),
  );

/** What no parser may take for an object, whatever the call. */
const broken: readonly ((text: string) => string | Buffer)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}${text}`,
  (text) => `[${text}]`,
  () => 'null',
  () => '17',
  () => '"text"',
  () => '{"a":1,"a":2}',
  () => '{"a":NaN}',
  () => "{'a':1}",
  () => '{"__proto__":{"isAdmin":true}}',
  () => '['.repeat(3_000),
  () => `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  (text) => Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0]), Buffer.from(text)]),
  () => '{"a":"\\ud800"}',
  () => '',
];

/** One malformed request of a call; undefined if what was rolled happens to be right. */
async function malformed(one: Operation, roll: Roll): Promise<Sent | undefined> {
  const names = namesOf(one);
  const body = objectOf(roll, names);
  const texts = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : String(JSON.stringify(value)),
    ]),
  );
  const isTaken = (input: unknown): boolean => z.safeParse(one.input, input).success;
  if (isRead(one)) {
    if (roll(8) === 0) return { query: `?${names[0]}=1&${names[0]}=2&%zz=%` };
    return isTaken(texts) ? undefined : { query: `?${new URLSearchParams(texts)}` };
  }
  const text = JSON.stringify(body);
  if (one.isForm === true) {
    const type = roll(6) === 0 ? 'application/json' : 'application/x-www-form-urlencoded';
    if (type === 'application/json') return { type, body: text };
    return isTaken(texts) ? undefined : { type, body: `${new URLSearchParams(texts)}` };
  }
  const type = 'application/json';
  if (roll(12) === 0)
    return { type: ['text/plain', 'application/xml', 'multipart/form-data'][roll(3)] as string, body: text };
  if (roll(4) === 0) {
    const spoil = broken[roll(broken.length)];
    const spoilt = spoil?.(text) ?? '';
    /* A call without input takes no body for an empty one. */
    return spoilt.length === 0 && one.isSealed !== true && isTaken({}) ? undefined : { type, body: spoilt };
  }
  if (one.isSealed !== true) return isTaken(body) ? undefined : { type, body: text };
  if (roll(2) === 0)
    return { type, body: roll(2) === 0 ? text : JSON.stringify({ envelope: words[roll(words.length)] }) };
  return isTaken(body) ? undefined : { type, body: JSON.stringify({ envelope: await site.seal(one.path, body) }) };
}

function send(one: Operation, { query = '', type, body }: Sent, token: string | undefined): Promise<RawAnswer> {
  return sendRaw(port, one.method, one.path + query, {
    ...(body === undefined ? {} : { body }),
    headers: {
      host: `localhost:${port}`,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
}

it(
  'every call refuses malformed bodies over HTTP by name, and not a row of the database changes',
  async () => {
    /* That a session was used is noted in it. */
    const snapshot = () => snapshotOf(site, ['identity_sessions', 'operators_sessions']);
    const before = await snapshot();
    const faults: string[] = [];
    const reached = new Map<string, number>();
    let sent = 0;

    const tryOne = async (one: Operation, roll: Roll): Promise<void> => {
      const request = await malformed(one, roll);
      if (request === undefined) return;
      const own = tokens[one.audience] ?? [];
      const answer = await send(one, request, own[roll(own.length || 1)]);
      sent += 1;
      const tell = (what: string) => faults.push(`${one.id} ${JSON.stringify(request).slice(0, 300)}: ${what}`);
      if (answer.status < 400 || answer.status >= 500)
        return void tell(`${answer.status} ${answer.text.slice(0, 200)}`);
      const { success, code, value } = answer.json() as { success: boolean; code: string; value: unknown };
      if (success || code === '' || /\bat .*\.(?:ts|mjs):\d/.test(answer.text)) tell(answer.text.slice(0, 200));
      const isOfInput = answer.status === 400 || (value !== null && typeof value === 'object' && 'field' in value);
      if (isOfInput) reached.set(one.id, (reached.get(one.id) ?? 0) + 1);
    };
    for (const one of all) {
      const roll = seededRandom(`${SEED} ${one.id}`);
      const wanted = isEntry(one) ? BODIES : BODIES_OF_OTHERS;
      for (let done = 0; done < wanted; done += AT_ONCE) {
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, wanted - done) }, () => tryOne(one, roll)));
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(await snapshot()).toBe(before);
    expect((await site.call(getMemberInfo, {}, { token: tokens.member?.[0] ?? '' })).answer.code).toBe('ok');
    expect((await site.owner.query('select 1 from operators_sessions')).rowCount).toBe(3);
    expect(sent).toBeGreaterThan(BODIES_OF_OTHERS * all.length * 0.8);
    /* Were most refused before anybody looked at the body, this would prove nothing. */
    expect(reached.size).toBeGreaterThan(all.length * 0.6);
    expect(all.filter(isEntry).filter(({ id }) => !reached.has(id))).toEqual([]);
  },
  60_000 + BODIES * all.length,
);

it('[A025] every call that takes plain JSON refuses a sealed body by name, and opens none', async () => {
  const plain = all.filter(
    (one) =>
      !isRead(one) &&
      one.isSealed !== true &&
      one.isForm !== true &&
      // Its red envelope is a field of its own, and not a text.
      one.id !== 'chat.createEnvelope',
  );
  const refusals = plain.map(async (one) => {
    const sealed = { envelope: await site.seal(one.path, {}) };
    const tried = (tokens[one.audience] ?? [undefined]).map((token) =>
      send(one, { type: 'application/json', body: JSON.stringify(sealed) }, token),
    );
    /* An operator without the permission is refused before the body is looked at. */
    const answer = (await Promise.all(tried)).find(({ status }) => status !== 403);
    /* What is missing is told first; that no variant of the input has such a field is found all the same. */
    const { options = [one.input] } = one.input._zod.def as { options?: readonly (typeof one.input)[] };
    const isKnown = options.some((option) => {
      const issues = z.safeParse(option, sealed).error?.issues ?? [];
      return !issues.some((issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('envelope'));
    });
    const { message: said = '' } = JSON.parse(answer?.text ?? '{}') as { message?: string };
    return { id: one.id, isKnown, status: answer?.status, said };
  });
  const faults = (await Promise.all(refusals)).filter(
    ({ isKnown, status, said }) =>
      isKnown || status !== 400 || !/^(?:Unknown field: envelope|Not valid: .+)$/.test(said),
  );
  expect(plain.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
