import { useEffect, useState } from 'react';

const PAUSE_MS = 200;

/** A search text, trimmed, once the typing pauses. An empty one counts at once. */
export function useSettled(text: string, initial = ''): string {
  const [settled, setSettled] = useState(initial.trim());
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), wanted === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return settled;
}
