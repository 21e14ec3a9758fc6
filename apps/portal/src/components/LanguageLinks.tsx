import { cx } from '@baize/ui/cx';
import { isLanguage, languages } from '@baize/contract/languages';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { showLanguage } from '../showLanguage.ts';
import { useBrand } from '../useBrand.ts';

/**
 * The languages of the brand as links, which work before any script of ours. A list to choose from would have the browser
 * lay out the whole foot of the page as soon as it has been read, to see whether it could fill it in.
 */
export function LanguageLinks() {
  const t = useT();
  const shown = useLanguage();
  return (
    <ul aria-label={t('shell.language')} className="-mx-2 flex flex-wrap">
      {useBrand()
        .languages.filter(isLanguage)
        .map((code) => (
          <li key={code}>
            <a
              href={`?lang=${code}`}
              hrefLang={languages[code].html}
              lang={languages[code].html}
              aria-current={code === shown}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void showLanguage(code);
              }}
              className={cx(
                'inline-flex h-11 items-center rounded-control px-2 text-label hover:text-text-1',
                code === shown ? 'text-text-1' : 'text-text-2',
              )}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
    </ul>
  );
}
