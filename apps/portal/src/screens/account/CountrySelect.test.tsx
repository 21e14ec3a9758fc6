// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWords, type Words } from '../../i18n/createWords.ts';
import { loadDictionary } from '../../i18n/loadDictionary.ts';
import { testStart } from '../../testing/testStart.ts';
import { startBrand } from '../../useBrand.ts';
import { CountrySelect } from './CountrySelect.tsx';

const countries = [
  { countryCode: 'CN', countryDialingCode: '+86', name: 'China' },
  { countryCode: 'MY', countryDialingCode: '+60', name: 'Malaysia' },
];
let words: Words;

beforeEach(async () => {
  words = createWords('EN', loadDictionary);
  await words.need(['account']);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(imageCDNs: string[] = []) {
  startBrand(testStart({ status: { imageCDNs } }).status);
  const onChange = vi.fn<(country: (typeof countries)[number]) => void>();
  render(
    <I18nProvider i18n={words.i18n}>
      <CountrySelect countries={countries} value={countries[0]} onChange={onChange} />
    </I18nProvider>,
  );
  return onChange;
}
const button = (): HTMLElement => screen.getByRole('button', { name: 'Country code +86' });
const isOpen = (): boolean => screen.queryByRole('listbox') !== null;
const wait = (ms: number): void => void act(() => vi.advanceTimersByTime(ms));

test('[CONST-04] the list closes 200 ms after the pointer has left it, unless it comes back', () => {
  show();
  fireEvent.click(button());
  const area = button().parentElement;
  if (area === null) throw new Error('The button stands nowhere.');
  fireEvent.pointerLeave(area);
  wait(199);
  expect(isOpen()).toBe(true);
  fireEvent.pointerEnter(area);
  wait(500);
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(area);
  wait(200);
  expect(isOpen()).toBe(false);
});

test('[CONST-04] the list closes 200 ms after the focus has left it', () => {
  show();
  fireEvent.click(button());
  fireEvent.blur(screen.getByRole('combobox'), { relatedTarget: document.body });
  wait(199);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('[ENTITY-21] [ENTITY-22] rows show country, code and dialling code, with a flag of the image host', () => {
  show(['cdn.example']);
  fireEvent.click(button());
  const [first, second] = screen.getAllByRole('option');
  expect(first?.textContent).toContain('China');
  expect(first?.textContent).toContain('CN');
  expect(first?.textContent).toContain('+86');
  expect(second?.querySelector('img')?.getAttribute('src')).toBe('//cdn.example/flags/my.svg');
});

test('a country is found by name, code or number, and chosen by the keyboard', () => {
  const onChange = show();
  fireEvent.click(button());
  const search = screen.getByRole('combobox');
  for (const typed of ['malay', 'my', '+60']) {
    fireEvent.change(search, { target: { value: typed } });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  }
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onChange).toHaveBeenCalledWith(countries[1]);
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  expect(isOpen()).toBe(false);
});
