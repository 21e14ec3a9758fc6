import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';

interface SearchFieldProps {
  value: string;
  onSearch: (text: string) => void;
  maxLength: number;
  labels: { field: string; hint: string; clear: string };
  className?: string;
}

/** The text is sent when it is complete: by Enter, by leaving the field or by clearing it. */
export function SearchField({ value, onSearch, maxLength, labels, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const send = (): void => {
    if (typed.trim() !== value) onSearch(typed.trim());
  };
  return (
    <form
      role="search"
      aria-label={labels.field}
      className="flex gap-2 max-sm:w-full"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextInput
        icon="search"
        type="search"
        aria-label={labels.field}
        placeholder={labels.hint}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={send}
        className={cx('h-9! pointer-coarse:h-11! max-sm:w-full!', className)}
      />
      {value === '' ? null : (
        <Button size="s" tone="ghost" icon="close" onClick={() => onSearch('')}>
          {labels.clear}
        </Button>
      )}
    </form>
  );
}
