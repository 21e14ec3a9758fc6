import { languages, type Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';

type Props = {
  label: string;
  hint: string;
  languages: readonly Language[];
  value: LocalTexts;
  onChange: (value: LocalTexts) => void;
};

/** A text in every language of the brand; an empty one is none. */
export function TextsField({ label, hint, languages: spoken, value, onChange }: Props) {
  return spoken.map((code) => (
    <Field key={code} label={`${label} · ${languages[code].name}`} hint={hint}>
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
