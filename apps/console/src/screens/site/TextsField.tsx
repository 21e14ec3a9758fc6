import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import { languageNames } from './languageNames.ts';

type Props = {
  label: string;
  hint: string;
  languages: readonly (keyof typeof languageNames)[];
  value: Record<string, string>;
  onChange: (value: Record<string, string>) => void;
};

/** A text in every language of the brand; an empty one is none. */
export function TextsField({ label, hint, languages, value, onChange }: Props) {
  return languages.map((code) => (
    <Field key={code} label={`${label} · ${languageNames[code]}`} hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          maxLength={2_000}
          value={value[code] ?? ''}
          onChange={(event) => onChange({ ...value, [code]: event.target.value })}
        />
      )}
    </Field>
  ));
}
