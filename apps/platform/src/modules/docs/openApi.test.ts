import { errorStatus, operations, recoverByEmail } from '@baize/contract';
import { describe, expect, it } from 'vitest';
import { apiPage, apiPageCss } from './apiPage.ts';
import { openApi } from './openApi.ts';

type Described = { operationId: string; responses: Record<string, unknown>; security?: unknown; requestBody?: unknown };

describe('the OpenAPI document', () => {
  const document = openApi('http://localhost:8080') as {
    openapi: string;
    paths: Record<string, Record<string, Described>>;
  };

  it('contains every operation at its method and path, with all of its errors', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { id, method, otherMethods = [], path, audience, errors } of Object.values(operations)) {
      for (const each of [method, ...otherMethods]) {
        const described = document.paths[path]?.[each.toLowerCase()];
        expect(described, `${each} ${path}`).toBeDefined();
        expect(described?.operationId.startsWith(id)).toBe(true);
        expect(described?.security !== undefined, id).toBe(audience !== 'public');
        for (const code of errors)
          expect(Object.keys(described?.responses ?? {}), `${id} ${code}`).toContain(String(errorStatus[code]));
      }
    }
  });

  it('describes amounts in wire format: strings', () => {
    const text = JSON.stringify(document.paths['/wps/cashier/createDeposit']);
    expect(text).toContain('"amount":{"type":"string"');
    expect(text).not.toContain('bigint');
  });

  it('has an HTML version with every operation and without script', () => {
    const page = apiPage({ name: 'Baize' });
    for (const { id } of Object.values(operations)) expect(page).toContain(`id="${id}"`);
    expect(page).not.toContain('<script');
    expect(page).toContain('<header><b>Baize</b> API');
    const dressed = apiPage({ name: 'Fern <&> Co', logo: '/brand/images/icons/favicon.svg' });
    expect(dressed).toContain(
      '<img src="/brand/images/icons/favicon.svg" alt="" width="28" height="28"><b>Fern &lt;&amp;&gt; Co</b> API',
    );
    /* Narrow windows break paths after a segment; words stay whole, and wide tables scroll. */
    expect(page).toContain('GET /wps/<wbr>system/<wbr>status');
    expect(apiPageCss).not.toMatch(/overflow-wrap:anywhere|word-break/);
  });

  it('describes the body of a form as a form', () => {
    const form = Object.values(document.paths[recoverByEmail.path] ?? {})[0]?.requestBody as { content: object };
    expect(Object.keys(form.content)).toEqual(['application/x-www-form-urlencoded']);
  });

  it('describes the unit of the timestamp and the format of the id of sealed bodies', () => {
    const call = JSON.stringify(document.paths['/wps/session/login']);
    expect(call).toContain('"iat":{"type":"integer","description":"Milliseconds since 1970');
    expect(call).toContain('"jti":{"type":"string","format":"uuid"');
    for (const text of [apiPage({ name: 'Baize' }), JSON.stringify(document)]) {
      expect(text).toMatch(/iat is the time in milliseconds since 1970, not in seconds/);
      expect(text).toMatch(/jti is a random UUID/);
    }
  });
});
