import type { Language } from '@baize/contract/languages';
import { Field } from '@baize/ui/Field';
import { Select } from '@baize/ui/Select';
import { TextInput } from '@baize/ui/TextInput';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { Draft } from './ContentItem.ts';
import type { ContentField } from './fieldsOf.ts';
import { HtmlField } from './HtmlField.tsx';
import { ImageField } from '../../components/ImageField.tsx';

type Props = {
  field: ContentField;
  value: Draft['body'][string];
  onValueChange: (value: Draft['body'][string]) => void;
  /** The language whose text is being written. */
  language: Language;
  error?: ReactNode;
};

/** One field of a piece with the control that fits it. */
export function FieldRow({ field, value, onValueChange, language, error }: Props) {
  const t = useT();
  const text = typeof value === 'string' ? value : (value[language] ?? '');
  const put = (next: string): void => onValueChange(typeof value === 'string' ? next : { ...value, [language]: next });
  const isTold = field.shape === 'texts' || field.shape === 'html';
  return (
    <Field
      label={isTold ? `${t(field.label)} · ${language}` : t(field.label)}
      {...(field.hint === undefined ? {} : { hint: t(field.hint) })}
      error={error}
    >
      {(control) => {
        if (field.shape === 'html') return <HtmlField {...control} value={text} onValueChange={put} />;
        if (field.shape === 'image') return <ImageField {...control} value={text} onValueChange={put} />;
        if (field.shape === 'choice') {
          const options = field.choices.map((choice) => ({ value: choice.value, label: t(choice.label) }));
          return <Select {...control} options={options} value={text} onValueChange={put} />;
        }
        return (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={field.shape === 'text' ? field.maxLength : 200}
            value={text}
            onChange={(event) => put(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
