type State = 'loading' | 'idle' | 'spinning' | 'showing' | 'plaque' | 'celebrating' | 'error';

/** Exposes the game's state to style sheets and tests. */
export function setState(state: State): void {
  document.documentElement.dataset['state'] = state;
}
