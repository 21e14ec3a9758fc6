import { useState } from 'react';

/** A reason as it is typed into a `ReasonField`; `least` is the fewest characters that its operation takes. */
export function useReason(least = 3) {
  const [value, setValue] = useState('');
  const text = value.trim();
  return { text, isShort: text.length < least, field: { value, least, onValueChange: setValue } };
}
