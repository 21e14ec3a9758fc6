import { tempFolder } from '@baize/testkit/tempFolder';
import { getStatus } from '@baize/contract';
import { startPlatform, type TestPlatform } from '@baize/testkit';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrands } from '../brands.ts';
import { themePairs } from '../deriveTheme.ts';
import { contrast } from '../oklch.ts';
import { readBrandLook } from '../readBrandLook.ts';
import { enterBrand } from './enterBrand.ts';

const house = fileURLToPath(new URL('../../../../../../brands/baize', import.meta.url));
const folder = tempFolder('brands');
const brandsDir = join(folder, 'brands');
const host = 'lotus.localhost';
const lotus = {
  name: 'Lotus',
  tagline: { EN: 'Rooms above the water.' },
  ...{ currency: 'THB', timeZone: 'Asia/Bangkok', languages: ['EN', 'CN'], defaultLanguage: 'EN' },
  ...{ hosts: [host], customerService: '' },
  seed: {
    ...{ primary: '#f7d7e4', accent: '#3a1020', neutralHue: 350, neutralChroma: 0.02 },
    ...{ onPrimary: 'chalk', onAccent: 'ink' },
  },
};
const logo = '<svg xmlns="http://www.w3.org/2000/svg"><title>Lotus</title></svg>';
let site: TestPlatform;

function put(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** The whole of a new brand: one file and a logo, in one folder. */
function putBrand(code: string, file: object): void {
  put(`brands/${code}/brand.json`, JSON.stringify(file));
  put(`brands/${code}/images/icons/favicon.svg`, logo);
}

const enter = (code: string, hosts: string[] = []) =>
  enterBrand(site.owner, { brandsDir, code, hosts, by: 'command line' });
const rowsOf = async (statement: string) => (await site.owner.query<Record<string, unknown>>(statement)).rows;

beforeAll(async () => {
  mkdirSync(brandsDir, { recursive: true });
  symlinkSync(house, join(brandsDir, 'baize'));
  put(
    'portal/server/server.mjs',
    `export const scriptHash = 'sha256-TGluZXM=';
     export const pageKey = (href) => href;
     export const needsOf = (href, language) => [{ id: 'site.getStatus', input: { language } }];
     export const startOf = (href, { own, answers }) => ({ content: own, status: answers[0][2] });
     export const renderPage = async (href, start) => ({
       status: 200,
       html: '<head></head>' + start.content.tagline.EN + ' ' + start.status.info.merchantCode,
     });`,
  );
  site = await startPlatform({
    web: {
      ...{ portalDir: join(folder, 'portal'), consoleDir: join(folder, 'console') },
      ...{ chatDir: join(folder, 'chat'), fontsDir: join(folder, 'fonts'), brandsDir },
    },
  });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('works', () => {
  it('imports a third brand from one folder with a file and a logo: host, colours and pictures', async () => {
    putBrand('lotus', lotus);
    expect(await enter('lotus')).toEqual({ brandId: 3, isNew: true, hosts: [host] });

    const started = createBrands(site.platform.pool, Date.now);
    expect(await started.byHost(host)).toMatchObject({ code: 'lotus', currency: 'THB', defaultLanguage: 'EN' });
    site.platform.brands.forget();
    const page = await site.send('GET', '/?lang=EN', { headers: { host } });
    const { css, themes } = readBrandLook(brandsDir, 'lotus');
    expect([page.status, css === '']).toEqual([200, false]);
    expect(page.text).toContain('Rooms above the water. lotus');
    expect(page.text).toContain(css);

    const picture = await site.send('GET', '/brand/images/tiles/default.webp', { headers: { host } });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const own = await site.send('GET', '/brand/images/icons/favicon.svg', { headers: { host } });
    expect(own.text).toBe(logo);

    /* The file asks for nearly white on pale pink and for black on dark red. */
    for (const theme of [themes.dark, themes.light]) {
      for (const { text, ground, least } of themePairs) {
        expect(contrast(theme[text] ?? '', theme[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('applies new colours, texts and logo after the next import, in a running process', async () => {
    putBrand('moss', { ...lotus, hosts: ['moss.localhost'] });
    await enter('moss');
    site.platform.brands.forget();
    const read = async () => {
      site.platform.brands.forget();
      return (await site.send('GET', '/?lang=EN', { headers: { host: 'moss.localhost' } })).text;
    };
    const first = readBrandLook(brandsDir, 'moss').css;
    expect(await read()).toContain(first);
    putBrand('moss', { ...lotus, hosts: ['moss.localhost'], tagline: { EN: 'Soft.' }, radius: 0 });
    put('brands/moss/images/icons/favicon.svg', logo.replace('Lotus', 'Moss'));
    const second = readBrandLook(brandsDir, 'moss').css;
    /* What somebody is still writing in the folder is not shown. */
    expect(await read()).toContain(first);
    await enter('moss');
    const page = await read();
    expect(page).toContain(second);
    expect(page).toContain('Soft. moss');
    const urlIn = (css: string) => /--logo-image:url\(([^)]+)\)/.exec(css)?.[1] ?? '';
    expect(urlIn(second)).not.toBe(urlIn(first));
    const mark = await site.send('GET', urlIn(second), { headers: { host: 'moss.localhost' } });
    expect(mark.text).toContain('<title>Moss</title>');
  });

  it('draws the default logo in the colours of a brand without one', async () => {
    putBrand('reed', { ...lotus, hosts: ['reed.localhost'] });
    await enter('reed');
    rmSync(join(brandsDir, 'reed/images'), { recursive: true });
    site.platform.brands.forget();
    const { css, logo: colours } = readBrandLook(brandsDir, 'reed');
    expect(css).not.toContain('--logo-image');
    const mark = await site.send('GET', '/brand/images/icons/favicon.svg', { headers: { host: 'reed.localhost' } });
    expect([mark.status, mark.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const stops = [...mark.text.matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour);
    expect(stops).toEqual([colours.hi, colours.lo]);
    expect(mark.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('updates a brand, and keeps what operators have saved', async () => {
    putBrand('fern', { ...lotus, hosts: ['fern.localhost'], settings: { shell: 'rail' } });
    const { brandId } = await enter('fern');
    const stored = () =>
      rowsOf(`select value ->> 'shell' as shell, version from site_settings where brand_id = ${brandId}`);
    expect(await stored()).toEqual([{ shell: 'rail', version: 1 }]);
    putBrand('fern', { ...lotus, name: 'Fern', settings: { shell: 'topnav' } });
    expect(await enter('fern', ['fern2.localhost'])).toEqual({ brandId, isNew: false, hosts: ['fern2.localhost'] });
    expect(await stored()).toEqual([{ shell: 'topnav', version: 2 }]);
    expect(await rowsOf(`select host from site_hosts where brand_id = ${brandId}`)).toEqual([
      { host: 'fern2.localhost' },
    ]);
    await site.owner.query(`update site_settings set updated_by = 'mei' where brand_id = ${brandId}`);
    putBrand('fern', { ...lotus, name: 'Fern', settings: { shell: 'rail' } });
    await enter('fern', ['fern2.localhost']);
    expect(await stored()).toEqual([{ shell: 'topnav', version: 2 }]);
    const acts = await rowsOf(
      `select actor, action, after::json ->> 'name' as name from audit_trail where brand_id = ${brandId} order by seq`,
    );
    expect(acts.map(({ name }) => name)).toEqual(['Lotus', 'Fern', 'Fern']);
    expect(acts[0]).toMatchObject({ actor: 'command line', action: 'site.enterBrand' });
  });

  it('imports the brands of this repository', async () => {
    const repository = dirname(house);
    const nocturne = { brandsDir: repository, code: 'nocturne', hosts: [], by: 'command line' };
    expect(await enterBrand(site.owner, nocturne)).toMatchObject({ hosts: ['nocturne.example'] });
    expect(JSON.parse(readFileSync(join(house, 'brand.json'), 'utf8'))).not.toHaveProperty('images');
  });
});

describe('refuses', () => {
  it('invalid files, naming the field, without a change', async () => {
    const before = await rowsOf('select * from site_brands order by id');
    const cases: [code: string, file: object, said: string | RegExp][] = [
      ['Lotus', lotus, /"Lotus" cannot name a brand/],
      ['wrong', { ...lotus, colour: '#fff' }, /not valid at colour/],
      ['wrong', { ...lotus, timeZone: 'Asia/Nowhere' }, /not valid at timeZone: There is no such time zone/],
      ['wrong', { ...lotus, defaultLanguage: 'MS' }, /not valid at defaultLanguage/],
      ['wrong', { ...lotus, seed: { ...lotus.seed, primary: 'red' } }, /not valid at seed\.primary/],
      ['wrong', { ...lotus, hosts: [] }, /not valid at hosts/],
      ['wrong', { ...lotus, settings: { dialingCountries: ['XX'] } }, /cannot work: dialingCountries/],
      ['wrong', { ...lotus, hosts: ['localhost'] }, 'The host localhost belongs to the brand baize.'],
      ['other', { ...lotus, currency: 'CNY', timeZone: 'Asia/Tokyo' }, /kept in Asia\/Shanghai; its timeZone cannot/],
      ['other', { ...lotus, timeZone: 'Asia/Shanghai' }, /kept in CNY; its currency cannot become THB/],
    ];
    for (const [code, file, said] of cases) {
      putBrand(code, file);
      await expect(enter(code), String(said)).rejects.toThrow(said);
    }
    rmSync(join(brandsDir, 'wrong/images'), { recursive: true });
    await expect(enter('wrong')).rejects.toThrow('The brand wrong has no logo at images/icons/favicon.svg.');
    expect(await rowsOf('select * from site_brands order by id')).toEqual(before);
  });
});

describe('forbids', () => {
  it('importing a brand with the role of the running product (baize_app)', async () => {
    putBrand('thief', { ...lotus, hosts: ['thief.localhost'] });
    const asked = enterBrand(site.platform.pool, { brandsDir, code: 'thief', hosts: [], by: 'nobody' });
    await expect(asked).rejects.toThrow(/permission denied/);
    expect((await site.call(getStatus, {}, { host: 'thief.localhost' })).answer.success).toBe(false);
  });
});
