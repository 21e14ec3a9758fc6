// @vitest-environment happy-dom
import { getSettings, registerFieldNames, tryField, updateSettings, type SiteSettings } from '@baize/contract';
import type { Permission } from '@baize/contract/operators/permissions';
import { answerOf } from '@baize/testkit/answerOf';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer, type OpsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const field = { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 2, acceptedPattern: '*' };
const settings: SiteSettings = {
  ...{ languages: ['CN', 'EN'], defaultLanguage: 'CN', shell: 'topnav', customerService: '' },
  modules: {
    ...{ USERNAMEREG3: '1', MOBILENUMREG3: '0', REGMOBVERF3: '1', MOBILENUMPASSREG3: '1', DIRECTREG3: '1' },
    ...{ MOBILEVERCODELOGIN3: '0', CHNGPASSVERIF3: '0', PWDEXPFORCECHANGE3: '1', FREEPLAY3: '1', TRANSREC3: '1' },
    ...{ PTSYS3: '0', AGENTPOLICY3: '0' },
  },
  register: Object.fromEntries(registerFieldNames.map((name) => [name, field])) as SiteSettings['register'],
  maintenance: { isOn: false, message: {}, until: null },
  region: { mode: 'off', countries: [], message: {} },
  ...{ analytics: { gtagId: '' }, imageCDNs: [], launchGameCDNs: [], dialingCountries: ['CN'], phoneCodes: 'sms' },
  ...{ social: { google: false, facebook: false }, firebase: null, captchaAfterFailures: 3, smsMinutes: 1 },
  ...{ passwordDays: 0, rewardNoticeDays: 3 },
};

const start = [getSettings, { settings, version: 7 }] as const;
const writer: readonly Permission[] = ['site.read', 'site.write'];
let server: OpsServer;
beforeEach(() => {
  server = opsServer(start);
});

screenStates({
  '/settings?tab=region': {
    asks: getSettings,
    ready: { answer: { settings: { region: { countries: ['AU'] } } }, text: 'Australia' },
    empty: { text: en['site.noCountry'] },
  },
});

async function show(tab?: string, permissions = writer): Promise<void> {
  await showConsole(tab === undefined ? '/settings' : `/settings?tab=${tab}`, permissions);
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const saves = () => server.inputsOf(updateSettings);

describe('the settings of a brand', () => {
  it('switch a module and are saved whole, with the version that was read', async () => {
    await show();
    const points = await screen.findByRole('switch', { name: /^Points/ });
    expect(screen.getByText('Shows the points mall and opens its calls.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    fireEvent.click(points);
    press('Save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toEqual({
      settings: { ...settings, modules: { ...settings.modules, PTSYS3: '1' } },
      version: 7,
    });
  });

  it('ask before they close the site, and keep it open when the answer is no', async () => {
    await show('maintenance');
    fireEvent.click(await screen.findByRole('switch', { name: 'The site is in maintenance' }));
    press('Save');
    await screen.findByText('Close the site?');
    expect(saves()).toEqual([]);
    press('Yes, close it');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ settings: { maintenance: { isOn: true } } });
  });

  it('say so when somebody else was first, keep what was typed, and load anew on request', async () => {
    server.say(updateSettings, { code: 'version_conflict', status: 409 });
    await show();
    const points = await screen.findByRole('switch', { name: /^Points/ });
    fireEvent.click(points);
    press('Save');
    await screen.findByText('Somebody else saved first');
    expect(points).toHaveProperty('checked', true);
    press('Reload');
    await waitFor(() => expect(screen.getByRole('switch', { name: /^Points/ })).toHaveProperty('checked', false));
  });

  it('[A073] show which expression was refused, beside it', async () => {
    const value = { field: 'register.username.acceptedPattern' };
    server.say(updateSettings, { code: 'pattern_invalid', status: 409, value });
    await show('registration');
    const input = await screen.findByLabelText('Own expression');
    fireEvent.change(input, { target: { value: '(a+)+' } });
    press('Save');
    expect((await screen.findAllByText(/not known to the engine, or repeats/)).length).toBeGreaterThan(1);
  });

  it('try a text under the rule as it stands in the form', async () => {
    server.say(tryField, { value: answerOf(tryField, { fits: false, reason: 'length' }) });
    await show('registration');
    fireEvent.change(await screen.findByLabelText('Try it'), { target: { value: 'abc' } });
    await screen.findByText('The length does not fit.');
    expect(server.inputsOf(tryField)).toContainEqual({ name: 'username', field, text: 'abc' });
  });

  it('take a country by its name, and a field that is not shown is not required', async () => {
    await show('region');
    fireEvent.change(await screen.findByLabelText('Add a country'), { target: { value: 'australia' } });
    press('Add');
    expect(screen.getByText('AU')).toBeTruthy();
    cleanup();
    await show('registration');
    fireEvent.click(await screen.findByRole('switch', { name: 'E-mail: Shown' }));
    expect(screen.getByRole('switch', { name: 'E-mail: Required' })).toHaveProperty('checked', false);
  });

  it('can be read and not changed by who only reads', async () => {
    await show(undefined, ['site.read']);
    await screen.findByText('Your role reads these settings and changes none.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
