import { Dialog } from '@baize/ui/Dialog';
import { TextInput } from '@baize/ui/TextInput';
import { useId, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { closeLayer } from '../layer.ts';
import { SearchResults } from './SearchResults.tsx';
import { useGameSearch } from './useGameSearch.ts';
import { useOpenGame } from './useOpenGame.ts';
import { useNavigate } from '../router/useNavigate.ts';

type Props = { isOpen: boolean; onOpenChange(isOpen: boolean): void };

/** The search of phones: a screen of its own, so that the keyboard leaves room for what is found. */
export function SearchLayer({ isOpen, onOpenChange }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const openGame = useOpenGame();
  const listId = useId();
  const [text, setText] = useState('');
  const found = useGameSearch(text);
  const showAll = (): void => {
    closeLayer();
    void navigate({ to: '/rng', search: { search: text.trim() } });
  };
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('shell.search')}
      labels={{ close: t('shell.close') }}
    >
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          showAll();
        }}
      >
        <TextInput
          type="search"
          icon="search"
          aria-label={t('shell.searchPlaceholder')}
          placeholder={t('shell.searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={64}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      {found.isOpen ? (
        <div className="mt-3">
          <SearchResults id={listId} found={found} active={-1} onOpen={openGame} onShowAll={showAll} />
        </div>
      ) : null}
    </Dialog>
  );
}
