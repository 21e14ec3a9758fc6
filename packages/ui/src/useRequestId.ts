import { useRef } from 'react';

/** The id of what somebody wishes to be done once. */
type RequestId = {
  /** The same content keeps its id, so that sending it again after a lost answer has no second effect. */
  idOf(content: readonly (string | null)[]): string;
  /** It was carried out: the same content once more is another wish. */
  fulfilled(): void;
};

/** One id per wish, as long as the form lasts; other content is another wish. */
export function useRequestId(): RequestId {
  const kept = useRef({ content: '', id: '' });
  return {
    idOf: (content) => {
      const text = JSON.stringify(content);
      if (kept.current.content !== text) kept.current = { content: text, id: crypto.randomUUID() };
      return kept.current.id;
    },
    fulfilled: () => {
      kept.current = { content: '', id: '' };
    },
  };
}
