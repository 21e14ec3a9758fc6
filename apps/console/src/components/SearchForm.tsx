import { TextInput } from '@baize/ui/TextInput';
import { useState } from 'react';

type SearchFormProps = { label: string; value: string; onSearch: (found: string | undefined) => void };

/** A search that goes into the address when it is sent. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const [typed, setTyped] = useState(value);
  return (
    <form
      role="search"
      className="w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim() === '' ? undefined : typed.trim());
      }}
    >
      <TextInput
        type="search"
        icon="search"
        aria-label={label}
        placeholder={label}
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
