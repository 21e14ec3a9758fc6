import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCredential } from './readCredential.ts';

const keyPem = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAtjpCK1/syPoVHTN2vFZ0
mvBb+5GF/7EinTgSN+xkehWKYT6sJqGkR8bl1r4hzplqMrNEBmHCVto2ncqFn+F+
F+m2Rv15SdYckj8yqmIAJ6HtcbJUM9TH60swgiQldG3emej07uy1bOEpD29nxJzB
IqzjkRNP8yZyqqjMQwrncIeL504SUicnmbo/kM0BlSKf/scjaKIAkoO/3F/jt5zQ
Atrj1OwMKzMLejN5ZUqUiTfIjaD7KpXdKGv3N7yVSbnCB/rxcJJLUPQ6SiG3ZD/c
MwhWS0Ee72cHbzTpmUa6oPtdgu344FhOPmN8l7unkAdXYbXVHOL0euOPqSZDes7W
kQIDAQAB
-----END PUBLIC KEY-----`;
/** The same key in a certificate valid for ten years. */
const certificatePem = `-----BEGIN CERTIFICATE-----
MIIDDTCCAfWgAwIBAgIUVz5K9hVjZ3mgRddUoLxSHxNcNlswDQYJKoZIhvcNAQEL
BQAwFjEUMBIGA1UEAwwLdmVuZG9yLnRlc3QwHhcNMjYxMTIzMDgwNzIwWhcNMzYx
MTIwMDgwNzIwWjAWMRQwEgYDVQQDDAt2ZW5kb3IudGVzdDCCASIwDQYJKoZIhvcN
AQEBBQADggEPADCCAQoCggEBALY6Qitf7Mj6FR0zdrxWdJrwW/uRhf+xIp04Ejfs
ZHoVimE+rCahpEfG5da+Ic6ZajKzRAZhwlbaNp3KhZ/hfhfptkb9eUnWHJI/Mqpi
ACeh7XGyVDPUx+tLMIIkJXRt3pno9O7stWzhKQ9vZ8ScwSKs45ETT/MmcqqozEMK
53CHi+dOElInJ5m6P5DNAZUin/7HI2iiAJKDv9xf47ec0ALa49TsDCszC3ozeWVK
lIk3yI2g+yqV3Shr9ze8lUm5wgf68XCSS1D0Okoht2Q/3DMIVktBHu9nB2806ZlG
uqD7XYLt+OBYTj5jfJe7p5AHV2G11Rzi9Hrjj6kmQ3rO1pECAwEAAaNTMFEwHQYD
VR0OBBYEFIOlC9fCGYhDzvCSS8uT+ilB4TU0MB8GA1UdIwQYMBaAFIOlC9fCGYhD
zvCSS8uT+ilB4TU0MA8GA1UdEwEB/wQFMAMBAf8wDQYJKoZIhvcNAQELBQADggEB
AJzVR+F/zWJnRaNrX1Ko3cZMOPDzXQ8xnrCUjSMoUH9j2oCxBoBi8riyV7q1LHzJ
QdK+0f+8mq2UF4BI/59Sl00hnYVIYA6nsLF4d+dErMQ00lTGtws26HXbSP2BQMor
4qx8XYhi7A1d/fjHK5SYileP8mgAecNEa/urSKNFzBEfO7nW0TjfqDoY3YLRpjSK
ZSvC1VdWIx88BVYM3sKfMb0VJ0dfPHJJDDWwXxL/y7vZGXw+01YPDE9H0b8m3CrT
aAaZ6hn0AUeThXCUGg6E3bKaqJlGoDmQhGRtPGDr+Xzcc+K0ixG0wIiN27jMr+7g
NZAXpc/mYA2zoDEotYpOD30=
-----END CERTIFICATE-----`;
const now = new Date('2030-01-01T00:00:00Z');
const keyed = { publicKey: keyPem, secretFile: null, privateKeyFile: '/ours.pem' };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baize-credential-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const told = (secret: string) => {
  const secretFile = join(folder, 'vendor.secret');
  writeFileSync(secretFile, `${secret}\n`);
  return { publicKey: '', secretFile, privateKeyFile: '' };
};

describe('a credential is read', () => {
  it('from a key, bare or in a valid certificate', () => {
    const bare = readCredential(keyed, ['rsa', 'certificate'], now);
    const inside = readCredential({ ...keyed, publicKey: certificatePem }, ['rsa', 'certificate'], now);
    for (const [kind, credential] of Object.entries({ rsa: bare, certificate: inside })) {
      expect(credential).toMatchObject({ kind, signatureLength: 256, privateKeyFile: '/ours.pem' });
      expect('publicKey' in credential && credential.publicKey.equals(createPublicKey(keyPem))).toBe(true);
    }
  });

  it('from a secret, whatever its dialect uses it for', () => {
    for (const kind of ['hmac', 'md5', 'secret'] as const)
      expect(readCredential(told('0123456789abcdef'), [kind], now)).toEqual({ kind, secret: '0123456789abcdef' });
  });
});

describe('a credential is refused', () => {
  it('if its dialect does not support the kind', () => {
    expect(() => readCredential(keyed, ['secret'], now)).toThrow();
    expect(() => readCredential({ ...keyed, publicKey: certificatePem }, ['rsa'], now)).toThrow();
    expect(() => readCredential(told('0123456789abcdef'), ['rsa', 'certificate'], now)).toThrow();
    expect(() => readCredential({ ...told('0123456789abcdef'), publicKey: keyPem }, ['hmac'], now)).toThrow();
  });

  it('if it is guessable, not a key, expired or not valid yet', () => {
    expect(() => readCredential(told('short'), ['md5'], now)).toThrow('shorter than 16');
    expect(() => readCredential({ ...keyed, publicKey: '' }, ['rsa'], now)).toThrow();
    expect(() => readCredential({ ...keyed, publicKey: 'no key' }, ['rsa'], now)).toThrow();
    const certified = { ...keyed, publicKey: certificatePem };
    expect(() => readCredential(certified, ['certificate'], new Date('2037-01-01T00:00:00Z'))).toThrow('ended');
    expect(() => readCredential(certified, ['certificate'], new Date('2020-01-01T00:00:00Z'))).toThrow('begins');
  });
});
