import { useEffect } from 'react';
import { useAlert } from '../alert.ts';
import { openAnnouncements, useLayer, type Audience } from '../layer.ts';
import { useSession } from '../session.ts';
import { useAreAnnouncementsClosed } from './useAreAnnouncementsClosed.ts';
import { usePopupItems } from './usePopupItems.ts';

/**
 * Opens the announcement popup once per session and audience. It waits behind whatever else lies over the page, an open
 * menu as well, and behind a password that has to be changed first.
 */
export function AnnouncementKeeper() {
  const { status, member } = useSession();
  const layer = useLayer();
  const alert = useAlert();
  const audience: Audience = status === 'member' ? 'user' : 'anonymous';
  const isClosed = useAreAnnouncementsClosed(audience);
  const isDue = status !== 'loading' && member?.needsPasswordChange !== true && !isClosed;
  const count = usePopupItems(audience, isDue)?.length ?? 0;
  const mayOpen = isDue && layer === undefined && alert === undefined && count > 0;
  useEffect(() => {
    if (!mayOpen) return undefined;
    const openUnlessBusy = (): void => {
      if (document.querySelector('[role="menu"], [role="listbox"]') === null) openAnnouncements(audience);
    };
    openUnlessBusy();
    const timer = setInterval(openUnlessBusy, 500);
    return () => clearInterval(timer);
  }, [mayOpen, audience]);
  return null;
}
