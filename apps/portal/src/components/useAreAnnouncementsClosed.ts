import { useSyncExternalStore } from 'react';
import { createStore } from '@baize/ui/createStore';
import type { Audience } from '../layer.ts';

const key = (audience: Audience): string => `announcementClosed.${audience}`;
/** Rises with each mark, so that whoever shows it looks again. */
const marks = createStore(0);

/** Marks the popup of an audience as closed until the session of this tab ends. */
export function closeAnnouncementsFor(audience: Audience): void {
  sessionStorage.setItem(key(audience), '1');
  marks.set(marks.get() + 1);
}

export const useAreAnnouncementsClosed = (audience: Audience): boolean =>
  useSyncExternalStore(
    marks.subscribe,
    () => sessionStorage.getItem(key(audience)) === '1',
    () => true,
  );
