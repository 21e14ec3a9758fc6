import { useState } from 'react';

/** A choice that this browser remembers. */
export function useStoredFlag(key: string, preset: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => {
    const stored = localStorage.getItem(key);
    return stored === null ? preset : stored === '1';
  });
  const store = (next: boolean): void => {
    localStorage.setItem(key, next ? '1' : '0');
    setIsOn(next);
  };
  return [isOn, store];
}
