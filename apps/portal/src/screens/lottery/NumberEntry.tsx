import { Button } from '@baize/ui/Button';
import { Field } from '@baize/ui/Field';
import { TextArea } from '@baize/ui/TextArea';
import type { Column } from '@baize/maths/lottery/Play';
import { useT } from '../../i18n/useT.ts';

interface NumberEntryProps {
  name: string;
  column: Column;
  chosen: readonly number[];
  /** As it was typed; empty where the numbers were chosen by chance. */
  text: string;
  onEntry: (text: string, chosen: readonly number[]) => void;
}

/** Numbers of three or four digits are too many for a pad: they are typed or pasted, and counted as they come. */
export function NumberEntry({ name, column, chosen, text, onEntry }: NumberEntryProps) {
  const t = useT();
  const { tokens } = column;
  const digits = tokens[0]?.length ?? 3;
  const shown = text === '' ? chosen.map((at) => tokens[at]).join(' ') : text;
  const words = shown.split(/[^\d]+/).filter((word) => word !== '');
  const valid = new Set(words.filter((word) => word.length === digits));
  const wrong = words.filter((word) => word.length !== digits).length;
  const read = (next: string): void => {
    const found = new Set(next.split(/[^\d]+/).filter((word) => word.length === digits));
    onEntry(
      next,
      [...found].map(Number).sort((a, b) => a - b),
    );
  };
  const orders = (): void => {
    const all = new Set([...valid].flatMap((word) => ordersOf(word)));
    read([...all].sort().join(' '));
  };
  return (
    <Field label={name} hint={t('lottery.numbersHint', { digits })}>
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={4}
            inputMode="numeric"
            spellCheck={false}
            className="font-mono"
            value={shown}
            onChange={({ target }) => read(target.value)}
          />
          <p aria-live="polite" className="text-dense text-text-2">
            {t('lottery.counted', { valid: valid.size, twice: words.length - wrong - valid.size, wrong })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="s" disabled={valid.size === 0 || valid.size > 200} onClick={orders}>
              {t('lottery.permute')}
            </Button>
            <Button size="s" disabled={words.length === valid.size} onClick={() => read([...valid].join(' '))}>
              {t('lottery.removeDuplicates')}
            </Button>
            <Button size="s" tone="ghost" onClick={() => read('')}>
              {t('lottery.tool.clear')}
            </Button>
          </div>
        </>
      )}
    </Field>
  );
}

/** Every order of the digits of a number. */
function ordersOf(word: string): string[] {
  if (word.length < 2) return [word];
  return [...word].flatMap((digit, at) =>
    ordersOf(word.slice(0, at) + word.slice(at + 1)).map((rest) => `${digit}${rest}`),
  );
}
