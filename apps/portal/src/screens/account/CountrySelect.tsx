import { cx } from '@baize/ui/cx';
import { Icon } from '@baize/ui/Icon';
import { inputClass } from '@baize/ui/inputClass';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { languages } from '@baize/contract/languages';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { readBrand } from '../../useBrand.ts';
import type { Country } from './Country.ts';

/** How long the list stays after the pointer or the focus has left it. */
const CLOSE_DELAY_MS = 200;

interface CountrySelectProps {
  countries: readonly Country[];
  value: Country | undefined;
  onChange: (country: Country) => void;
}

/** The country of a mobile number: flag and dialling code, with a list that can be searched by name, code or number. */
export function CountrySelect({ countries, value, onChange }: CountrySelectProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  useEffect(() => () => clearTimeout(closing.current), []);

  const names = new Intl.DisplayNames([languages[language].html], { type: 'region' });
  const wanted = typed.trim().toLowerCase();
  const found = countries
    .map((country) => ({ ...country, shown: names.of(country.countryCode) ?? country.name }))
    .filter(({ shown, name, countryCode, countryDialingCode }) =>
      [shown, name, countryCode, countryDialingCode].some((text) => text.toLowerCase().includes(wanted)),
    );

  const close = (): void => {
    clearTimeout(closing.current);
    setOpen(false);
    setTyped('');
  };
  const closeLater = (): void => {
    clearTimeout(closing.current);
    closing.current = setTimeout(close, CLOSE_DELAY_MS);
  };
  const stay = (): void => clearTimeout(closing.current);
  const choose = (country: Country | undefined): void => {
    if (country === undefined) return;
    const { countryCode, countryDialingCode, name } = country;
    onChange({ countryCode, countryDialingCode, name });
    close();
    button.current?.focus();
  };
  const goTo = (at: number): void => {
    const next = Math.max(0, Math.min(at, found.length - 1));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') goTo(active + 1);
    else if (event.key === 'ArrowUp') goTo(active - 1);
    else if (event.key === 'Enter') choose(found[active]);
    else if (event.key === 'Escape') {
      /* Only the list closes, not the popup that it stands in. */
      event.stopPropagation();
      event.nativeEvent.stopImmediatePropagation();
      close();
      button.current?.focus();
    } else return;
    event.preventDefault();
  }

  return (
    <div
      className="relative shrink-0"
      onPointerLeave={() => {
        if (isOpen) closeLater();
      }}
      onPointerEnter={stay}
      onFocus={stay}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) closeLater();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={t('account.country', { country: value === undefined ? '' : value.countryDialingCode })}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        onClick={() => {
          stay();
          setActive(0);
          setOpen(!isOpen);
        }}
        className={cx(inputClass, 'gap-1.5 px-2.5 whitespace-nowrap')}
      >
        {value === undefined ? null : <Flag countryCode={value.countryCode} />}
        <span>{value?.countryDialingCode ?? '+'}</span>
        <Icon name="chevronDown" size={14} className="text-text-3" />
      </button>
      {isOpen ? (
        <div className="absolute top-full left-0 z-modal mt-1.5 flex max-h-72 w-72 max-w-[80vw] flex-col rounded-control border border-line-1 bg-bg-2 p-1.5 shadow-float">
          <input
            /* The list was opened to look something up. */
            ref={(field) => field?.focus()}
            role="combobox"
            aria-label={t('account.countrySearch')}
            aria-controls={`${id}-list`}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-activedescendant={found[active] === undefined ? undefined : `${id}-${active}`}
            placeholder={t('account.countrySearch')}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className={cx(inputClass, 'mb-1.5 outline-none')}
          />
          <ul
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t('account.countries')}
            className="overflow-y-auto"
          >
            {found.map((country, at) => (
              <li
                key={country.countryCode}
                id={`${id}-${at}`}
                role="option"
                aria-selected={country.countryCode === value?.countryCode}
                onPointerMove={() => setActive(at)}
                onClick={() => choose(country)}
                className={cx(
                  'flex cursor-pointer items-center gap-2.5 rounded-cell px-2.5 py-2 text-body pointer-coarse:py-3',
                  at === active ? 'bg-bg-3 text-text-1' : 'text-text-2',
                )}
              >
                <Flag countryCode={country.countryCode} />
                <span className="min-w-0 flex-1 truncate">{country.shown}</span>
                <span className="text-text-3">{country.countryCode}</span>
                <span className="w-12 text-right text-text-1">{country.countryDialingCode}</span>
              </li>
            ))}
          </ul>
          {found.length === 0 ? <p className="p-2.5 text-dense text-text-3">{t('account.countryNone')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

/** Flags come from the image host by country code. */
function Flag({ countryCode }: Pick<Country, 'countryCode'>) {
  const [host] = readBrand()?.imageCDNs ?? [];
  return (
    <img
      src={`${host === undefined ? '' : `//${host}`}/flags/${countryCode.toLowerCase()}.svg`}
      alt=""
      width={20}
      height={15}
      className="h-3.75 w-5 shrink-0 rounded-xs object-cover ring-1 ring-line-1"
    />
  );
}
