import { Icon } from '@baize/ui/Icon';
import { Kbd } from '@baize/ui/Kbd';
import { Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useT } from '../i18n/useT.ts';
import { lazyPart } from './lazyPart.ts';
import { useGameSearch } from './useGameSearch.ts';
import { useOpenGame } from './useOpenGame.ts';
import { useNavigate } from '../router/useNavigate.ts';

const SearchResults = lazyPart(() => import('./SearchResults.tsx'), 'SearchResults');

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Finds games from every page. `/` puts the cursor here; the arrows walk through what was found. */
export function SearchBox() {
  const t = useT();
  const navigate = useNavigate();
  const openGame = useOpenGame();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useGameSearch(text);
  const isOpen = isFocused && found.isOpen;

  useEffect(() => {
    const focusOnSlash = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  const leave = (): void => {
    setText('');
    setActive(-1);
    setFocused(false);
    input.current?.blur();
  };
  const showAll = (): void => {
    const wanted = text.trim();
    leave();
    void navigate({ to: '/rng', search: wanted === '' ? {} : { search: wanted } });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = found.games.length - 1;
    if (event.key === 'Escape') leave();
    else if (event.key === 'ArrowDown' && isOpen) setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp' && isOpen) setActive(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter') {
      const game = found.games[active];
      if (game === undefined) showAll();
      else {
        leave();
        openGame(game);
      }
    } else return;
    event.preventDefault();
  };

  return (
    <div
      role="search"
      className="relative w-full max-w-105"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <Icon
        name="search"
        size={18}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-text-3"
      />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-label={t('shell.searchPlaceholder')}
        placeholder={t('shell.searchPlaceholder')}
        autoComplete="off"
        value={text}
        maxLength={64}
        onChange={({ target }) => {
          setText(target.value);
          setActive(-1);
          setFocused(true);
        }}
        onFocus={() => setFocused(true)}
        onKeyDown={onKeyDown}
        className="h-10 w-full appearance-none rounded-control border border-line-1 bg-bg-inset pr-10 pl-10 text-body text-text-1 outline-offset-2 placeholder:text-text-3 [&::-webkit-search-cancel-button]:hidden"
      />
      <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2">
        <Kbd>/</Kbd>
      </span>
      {isOpen ? (
        <div className="absolute inset-x-0 top-12 z-header rounded-panel bg-bg-2 p-1.5 shadow-float">
          <Suspense fallback={<div id={listId} aria-busy="true" className="h-14" />}>
            <SearchResults
              id={listId}
              found={found}
              active={active}
              onOpen={(game) => {
                leave();
                openGame(game);
              }}
              onShowAll={showAll}
            />
          </Suspense>
        </div>
      ) : (
        <div id={listId} hidden />
      )}
    </div>
  );
}
