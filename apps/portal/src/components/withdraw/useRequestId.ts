import { useRef } from 'react';

/**
 * One id per wish: the same content keeps its id, so that sending it again after a lost answer has no second effect;
 * other content is another wish. It lasts as long as the form.
 */
export function useRequestId(): (content: readonly string[]) => string {
  const kept = useRef({ content: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (kept.current.content !== text) kept.current = { content: text, id: crypto.randomUUID() };
    return kept.current.id;
  };
}
