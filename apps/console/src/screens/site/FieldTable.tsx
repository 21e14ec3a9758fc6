import { registerFieldNames, type RegisterFieldName, type SiteSettings } from '@baize/contract';
import { Switch } from '@baize/ui/Switch';
import { cx } from '@baize/ui/cx';
import { useT, type WordKey } from '../../i18n/useT.ts';

type Rules = SiteSettings['register'];
type Props = {
  rules: Rules;
  chosen: RegisterFieldName;
  /** The field that the server found wrong. */
  wrong: RegisterFieldName | undefined;
  onChoose: (name: RegisterFieldName) => void;
  onChange: (name: RegisterFieldName, change: Partial<Rules[RegisterFieldName]>) => void;
};

/** All fields of the registration with their switches; one of them is chosen for its rule. */
export function FieldTable({ rules, chosen, wrong, onChoose, onChange }: Props) {
  const t = useT();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-dense">
        <caption className="sr-only">{t('site.fields')}</caption>
        <thead className="text-cap text-text-3">
          <tr>
            {(['site.field', 'site.enabled', 'site.required', 'site.length', 'site.pattern'] as const).map((key) => (
              <th key={key} scope="col" className="px-2 py-2 font-semibold whitespace-nowrap">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {registerFieldNames.map((name) => {
            const one = rules[name];
            const label = t(`site.field.${name}`);
            return (
              <tr key={name} className={cx('border-t border-line-1', name === chosen && 'bg-bg-3')}>
                <th scope="row" className="px-2 py-1.5 font-semibold">
                  <button
                    type="button"
                    aria-pressed={name === chosen}
                    onClick={() => onChoose(name)}
                    className={cx(
                      'min-h-8 text-left underline-offset-4 hover:underline pointer-coarse:min-h-11',
                      name === wrong ? 'text-cinnabar-text' : 'text-text-1',
                    )}
                  >
                    {label}
                  </button>
                </th>
                <td className="px-2">
                  <Switch
                    isLabelHidden
                    checked={one.enabled}
                    onChange={(event) =>
                      onChange(name, event.target.checked ? { enabled: true } : { enabled: false, required: false })
                    }
                  >
                    {`${label}: ${t('site.enabled')}`}
                  </Switch>
                </td>
                <td className="px-2">
                  <Switch
                    isLabelHidden
                    checked={one.required}
                    disabled={!one.enabled}
                    onChange={(event) => onChange(name, { required: event.target.checked })}
                  >
                    {`${label}: ${t('site.required')}`}
                  </Switch>
                </td>
                <td className="px-2 whitespace-nowrap tabular-nums">{`${one.minLength}–${one.maxLength}`}</td>
                <td className="px-2">{t(`site.pattern.${one.patternId}` as WordKey)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
