/** The content of a sealed body, for authors of other clients. */
export const sealRules =
  'Calls marked sealed carry { envelope }: a compact JWE (alg RSA-OAEP-256, enc A256GCM, kid as of the key) of ' +
  '{ iat, jti, path, body } to the key that GET /wps/system/status answers as sealKey. iat is the time in milliseconds ' +
  'since 1970, not in seconds as in a JWT, and may be two minutes away from the serverTime of that answer (envelope_expired). ' +
  'jti is a random UUID that passes once (envelope_replayed), path is the path of the call, and body is its input.';

/** Examples of sealing a call; body and path are those of an operator's sign-in. A test runs them verbatim. */
export const sealExamples = {
  shell: `BAIZE=\${BAIZE:-http://localhost:8080}
export CALL=/ops/operators/signIn
export BODY='{"username":"operator","password":"its password","totp":"123456"}'
export STATUS=$(curl -fsS "$BAIZE/wps/system/status")
ENVELOPE=$(node -e '
  const { createCipheriv, createPublicKey, publicEncrypt, randomBytes, randomUUID } = require("node:crypto");
  const { kid, n, e } = JSON.parse(process.env.STATUS).value.sealKey;
  const part = (data) => Buffer.from(data).toString("base64url");
  const header = part(JSON.stringify({ alg: "RSA-OAEP-256", enc: "A256GCM", kid }));
  const [secret, iv] = [randomBytes(32), randomBytes(12)];
  const key = createPublicKey({ key: { kty: "RSA", n, e }, format: "jwk" });
  const wrapped = publicEncrypt({ key, oaepHash: "sha256" }, secret);
  const cipher = createCipheriv("aes-256-gcm", secret, iv).setAAD(Buffer.from(header));
  const { CALL: path, BODY } = process.env;
  const payload = { iat: Date.now(), jti: randomUUID(), path, body: JSON.parse(BODY) };
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payload)), cipher.final()]);
  console.log([header, part(wrapped), part(iv), part(sealed), part(cipher.getAuthTag())].join("."));
')
curl -sS -H 'content-type: application/json' -d "{\\"envelope\\":\\"$ENVELOPE\\"}" "$BAIZE$CALL"
`,
  typescript: `type SealKey = { kid: string; n: string; e: string };

const bytes = (text: string) => new TextEncoder().encode(text);
const part = (data: ArrayBuffer | Uint8Array) => Buffer.from(data as Uint8Array).toString('base64url');

async function seal({ kid, n, e }: SealKey, path: string, body: unknown): Promise<string> {
  const { subtle } = crypto;
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await subtle.importKey('jwk', { kty: 'RSA', n, e }, algorithm, false, ['encrypt']);
  const [secret, iv] = [new Uint8Array(32), new Uint8Array(12)].map((room) => crypto.getRandomValues(room));
  const header = part(bytes(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })));
  const payload = JSON.stringify({ iat: Date.now(), jti: crypto.randomUUID(), path, body });
  const cipher = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const how = { name: 'AES-GCM', iv, additionalData: bytes(header), tagLength: 128 };
  const sealed = await subtle.encrypt(how, cipher, bytes(payload));
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, key, secret);
  // The tag is the last 16 bytes of what the cipher gives, and a part of its own in a JWE.
  return [header, part(wrapped), part(iv), part(sealed.slice(0, -16)), part(sealed.slice(-16))].join('.');
}

const baize = process.env['BAIZE'] ?? 'http://localhost:8080';
const path = '/ops/operators/signIn';
const { value } = await (await fetch(baize + '/wps/system/status')).json();
const envelope = await seal(value.sealKey, path, { username: 'operator', password: 'its password', totp: '123456' });
const headers = { 'content-type': 'application/json' };
const answer = await fetch(baize + path, { method: 'POST', headers, body: JSON.stringify({ envelope }) });
console.log(await answer.text());
`,
} as const;
