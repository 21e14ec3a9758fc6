import { useRef } from 'react';

/** Sends a wish of this content under the id that stands for it. */
type Once = <T>(content: readonly (string | null)[], send: (requestId: string) => Promise<T>) => Promise<T>;

/**
 * One id per wish. The same content keeps its id until it was carried out, whatever is sent in between, so that sending
 * it again after a lost answer has no second effect; after that the same content is another wish. As long as the form lasts.
 */
export function useOnce(): Once {
  const open = useRef(new Map<string, string>());
  return async (content, send) => {
    const key = JSON.stringify(content);
    const requestId = open.current.get(key) ?? crypto.randomUUID();
    open.current.set(key, requestId);
    const answer = await send(requestId);
    open.current.delete(key);
    return answer;
  };
}
