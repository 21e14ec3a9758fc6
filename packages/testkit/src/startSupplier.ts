import { verify, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader } from '@baize/studio/hub88/signedHeaders';

export type SupplierRequest = { path: string; body: Record<string, unknown>; isSigned: boolean };

/** A fake supplier API of a vendor: answers as the test sets it, and records requests. */
export type TestSupplier = {
  url: string;
  requests: SupplierRequest[];
  /** Set by the test, once the operator's key is known. */
  operatorKey: KeyObject | undefined;
  /** By path: a value is answered as JSON, a number as that status, `never` not at all. */
  answers: Map<string, unknown>;
  close(): Promise<void>;
};

export async function startSupplier(): Promise<TestSupplier> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const path = request.url ?? '';
      const signature = Buffer.from(String(request.headers[signatureHeader] ?? ''), 'base64');
      supplier.requests.push({
        path,
        body: JSON.parse(raw.toString('utf8')) as Record<string, unknown>,
        isSigned: supplier.operatorKey !== undefined && verify('RSA-SHA256', raw, supplier.operatorKey, signature),
      });
      const answer = supplier.answers.get(path) ?? 404;
      if (answer === 'never') return;
      if (typeof answer === 'number') {
        response.writeHead(answer, answer === 302 ? { location: `${supplier.url}/elsewhere` } : {}).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const supplier: TestSupplier = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    operatorKey: undefined,
    answers: new Map(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return supplier;
}
