export type Store<Value> = {
  get(): Value;
  set(value: Value): void;
  subscribe(hear: () => void): () => void;
};

/** A value outside of React that components follow with `useSyncExternalStore`. */
export function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const hearers = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const hear of [...hearers]) hear();
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
