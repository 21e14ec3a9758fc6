// @vitest-environment happy-dom
import { CallError } from '@baize/client';
import { registerFieldNames, type SiteSettings } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsScreen } from './SettingsScreen.tsx';
import { showInConsole } from '../../testing/showInConsole.tsx';

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
  passwordDays: 0,
};

const sent = vi.fn<(operation: { id: string }, input: unknown) => Promise<unknown>>();
let permissions: string[];
let tab: string | undefined;
vi.mock('../../call.ts', () => ({
  call: (operation: { id: string }, input: unknown) => sent(operation, input),
  query: (operation: { id: string }, input: unknown) => ({
    queryKey: [operation.id, input],
    queryFn: () => sent(operation, input),
  }),
}));
vi.mock('../../useOperator.ts', () => ({
  useOperator: () => ({ may: (what: string) => permissions.includes(what) }),
}));
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => async (to: { search: { tab: string } }) => {
    ({ tab } = to.search);
  },
  useSearch: () => ({ tab }),
}));

let answers: Record<string, (input: unknown) => unknown>;
beforeEach(() => {
  permissions = ['site.read', 'site.write'];
  tab = undefined;
  answers = {
    'site.getSettings': () => ({ settings, version: 7 }),
    'site.updateSettings': () => ({ version: 8 }),
    'site.tryField': () => ({ fits: false, reason: 'length' }),
  };
  sent.mockImplementation(async (operation, input) => answers[operation.id]?.(input));
});
afterEach(() => {
  cleanup();
  sent.mockReset();
});

function show(at?: string): void {
  tab = at;
  showInConsole(<SettingsScreen />);
}
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const saves = () => sent.mock.calls.filter(([{ id }]) => id === 'site.updateSettings').map(([, input]) => input);
const refusal =
  (code: 'version_conflict' | 'pattern_invalid', value: unknown = null) =>
  () => {
    throw new CallError(code, 409, code, value);
  };

describe('the settings of a brand', () => {
  it('switch a module and are saved whole, with the version that was read', async () => {
    show();
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
    show('maintenance');
    fireEvent.click(await screen.findByRole('switch', { name: 'The site is in maintenance' }));
    press('Save');
    await screen.findByText('Close the site?');
    expect(saves()).toEqual([]);
    press('Yes, close it');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toMatchObject({ settings: { maintenance: { isOn: true } } });
  });

  it('say so when somebody else was first, keep what was typed, and load anew on request', async () => {
    answers['site.updateSettings'] = refusal('version_conflict');
    show();
    const points = await screen.findByRole('switch', { name: /^Points/ });
    fireEvent.click(points);
    press('Save');
    await screen.findByText('Somebody else saved first');
    expect(points).toHaveProperty('checked', true);
    press('Reload');
    await waitFor(() => expect(screen.getByRole('switch', { name: /^Points/ })).toHaveProperty('checked', false));
  });

  it('[A073] show which expression was refused, beside it', async () => {
    answers['site.updateSettings'] = refusal('pattern_invalid', { field: 'register.username.acceptedPattern' });
    show('registration');
    const input = await screen.findByLabelText('Own expression');
    fireEvent.change(input, { target: { value: '(a+)+' } });
    press('Save');
    expect((await screen.findAllByText(/not known to the engine, or repeats/)).length).toBeGreaterThan(1);
  });

  it('try a text under the rule as it stands in the form', async () => {
    show('registration');
    fireEvent.change(await screen.findByLabelText('Try it'), { target: { value: 'abc' } });
    await screen.findByText('The length does not fit.');
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: 'site.tryField' }), {
      name: 'username',
      field,
      text: 'abc',
    });
  });

  it('take a country by its name, and a field that is not shown is not required', async () => {
    show('region');
    fireEvent.change(await screen.findByLabelText('Add a country'), { target: { value: 'australia' } });
    press('Add');
    expect(screen.getByText('AU')).toBeTruthy();
    cleanup();
    show('registration');
    fireEvent.click(await screen.findByRole('switch', { name: 'E-mail: Shown' }));
    expect(screen.getByRole('switch', { name: 'E-mail: Required' })).toHaveProperty('checked', false);
  });

  it('can be read and not changed by who only reads', async () => {
    permissions = ['site.read'];
    show();
    await screen.findByText('Your role reads these settings and changes none.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('offer another try when they could not be read', async () => {
    answers['site.getSettings'] = () => {
      throw new CallError('overloaded', 503, '', null);
    };
    show();
    await screen.findByRole('button', { name: 'Try again' });
  });
});
