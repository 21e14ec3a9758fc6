import { Icon } from '@baize/ui/Icon';
import { isLanguage, languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { showLanguage } from '../showLanguage.ts';
import { useBrand } from '../useBrand.ts';

/** The languages of the brand. A native select: it works before any script of ours and with every keyboard. */
export function LanguageSelect({ isNameShown = false }: { isNameShown?: boolean }) {
  const t = useT();
  const language = useLanguage();
  const offered = useBrand().languages.filter(isLanguage);
  return (
    <span className="relative inline-flex h-11 items-center rounded-control text-text-2 hover:bg-bg-3 hover:text-text-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Icon name="globe" size={18} className="pointer-events-none absolute left-2.5" />
      <select
        aria-label={t('shell.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void showLanguage(target.value);
        }}
        className="h-full cursor-pointer appearance-none bg-transparent pr-7 pl-9 text-label outline-none [&>option]:bg-bg-2 [&>option]:text-text-1"
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={languages[code].html}>
            {isNameShown ? languages[code].name : code}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={14} className="pointer-events-none absolute right-2.5" />
    </span>
  );
}
