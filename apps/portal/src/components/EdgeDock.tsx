import { IconButton } from '@baize/ui/IconButton';
import { useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { useShown } from '../router/useShown.ts';
import { FloatingPanel } from './FloatingPanel.tsx';
import { SideMenu } from './SideMenu.tsx';

const KEY = 'isFloatingClosed';

/**
 * What stands at the right edge: the side menu, and on the home page the floating service in the corner. Below 1280 px, where it would
 * lie over the content, both wait behind one button. Phones have the same entries in their drawer.
 */
export function EdgeDock() {
  const t = useT();
  const { path } = useShown().place;
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(KEY) === '1');
  const [isUnfolded, setUnfolded] = useState(false);
  const close = (): void => {
    sessionStorage.setItem(KEY, '1');
    setClosed(true);
  };
  const floating = path === '/' && !isClosed ? <FloatingPanel onClose={close} /> : null;
  return (
    <>
      <div className="fixed top-1/2 right-0.5 z-sticky hidden -translate-y-1/2 xl:block">
        <SideMenu />
      </div>
      <div className="fixed right-0.5 bottom-6 z-sticky hidden xl:block">{floating}</div>
      <div className="fixed right-4 bottom-6 z-sticky hidden lg:block xl:hidden">
        {isUnfolded ? (
          <div className="absolute right-0 bottom-full mb-2 flex items-end gap-2">
            {floating}
            <SideMenu />
          </div>
        ) : null}
        <IconButton
          icon="headset"
          label={t('support.quickHelp')}
          tone="neutral"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="rounded-pill!"
        />
      </div>
    </>
  );
}
