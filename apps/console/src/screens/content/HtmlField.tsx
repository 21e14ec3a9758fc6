import { IconButton } from '@baize/ui/IconButton';
import { Button } from '@baize/ui/Button';
import { TextArea } from '@baize/ui/TextArea';
import { useRef, type ComponentProps } from 'react';
import { RichText } from '../../components/RichText.tsx';
import { useT, type WordKey } from '../../i18n/useT.ts';

type Props = Pick<ComponentProps<typeof TextArea>, 'id' | 'aria-describedby' | 'aria-invalid' | 'required'> & {
  value: string;
  onValueChange: (value: string) => void;
};

const MOST = 20_000;

type Mark = { label: WordKey; sign: string; before: string; after: string };

const marks: readonly Mark[] = [
  { label: 'content.bold', sign: 'B', before: '<b>', after: '</b>' },
  { label: 'content.italic', sign: 'I', before: '<i>', after: '</i>' },
  { label: 'content.heading', sign: 'H', before: '<h3>', after: '</h3>' },
  { label: 'content.paragraph', sign: '¶', before: '<p>', after: '</p>' },
];

/** HTML as text, with buttons that put marks around what is selected, and below it what the site will show. */
export function HtmlField({ value, onValueChange, ...control }: Props) {
  const t = useT();
  const area = useRef<HTMLTextAreaElement>(null);
  const change = (make: (selected: string) => string): void => {
    const { current } = area;
    const from = current?.selectionStart ?? value.length;
    const to = current?.selectionEnd ?? value.length;
    onValueChange(`${value.slice(0, from)}${make(value.slice(from, to))}${value.slice(to)}`.slice(0, MOST));
    current?.focus();
  };
  const list = (selected: string): string => {
    const lines = selected.split('\n').filter((line) => line.trim() !== '');
    return `<ul>${(lines.length === 0 ? [''] : lines).map((line) => `<li>${line.trim()}</li>`).join('')}</ul>`;
  };
  return (
    <div className="flex flex-col gap-2">
      <div role="toolbar" aria-label={t('content.marks')} className="flex flex-wrap gap-1">
        {marks.map(({ label, sign, before, after }) => (
          <Button
            key={sign}
            size="s"
            tone="ghost"
            aria-label={t(label)}
            onClick={() => change((selected) => `${before}${selected}${after}`)}
          >
            {sign}
          </Button>
        ))}
        <IconButton size="s" icon="list" label={t('content.list')} onClick={() => change(list)} />
        <IconButton
          size="s"
          icon="link"
          label={t('content.link')}
          onClick={() => change((selected) => `<a href="/help">${selected}</a>`)}
        />
      </div>
      <TextArea
        {...control}
        ref={area}
        rows={8}
        maxLength={MOST}
        spellCheck
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="font-mono text-dense"
      />
      <section aria-label={t('content.preview')} className="rounded-control bg-bg-inset p-3">
        <p className="text-cap text-text-3">{t('content.preview')}</p>
        <RichText html={value} />
      </section>
    </div>
  );
}
