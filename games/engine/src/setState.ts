type State = 'loading' | 'idle' | 'spinning' | 'showing' | 'plaque' | 'celebrating' | 'error';

/** For style sheets and for tests: what the game is doing now. */
export function setState(state: State): void {
  document.documentElement.dataset['state'] = state;
}
