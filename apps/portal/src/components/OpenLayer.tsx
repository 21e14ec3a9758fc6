import { Suspense, useState } from 'react';
import { closeLayer, openLogin, openRegister, openWallet, type Layer } from '../layer.ts';
import { lazyPart } from './lazyPart.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { SearchLayer } from './SearchLayer.tsx';

const LoginPopup = lazyPart(() => import('../screens/account/LoginPopup.tsx'), 'LoginPopup', ['account', 'error']);
const RegisterPopup = lazyPart(() => import('../screens/account/RegisterPopup.tsx'), 'RegisterPopup', [
  'account',
  'error',
]);
const LogoutDialog = lazyPart(() => import('../screens/account/LogoutDialog.tsx'), 'LogoutDialog', [
  'account',
  'error',
]);
const WalletSheet = lazyPart(() => import('../screens/wallet/WalletSheet.tsx'), 'WalletSheet', ['wallet', 'error']);

/** The layer over the page. A layer that was closed stays mounted, closed, so that it can leave with its motion. */
export function OpenLayer({ layer }: { layer: Layer | undefined }) {
  const [latest, setLatest] = useState(layer);
  if (layer !== undefined && layer !== latest) setLatest(layer);
  if (latest === undefined) return null;
  const frame = {
    isOpen: layer !== undefined,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) closeLayer();
    },
  };
  return <Suspense fallback={null}>{content(latest, frame)}</Suspense>;
}

function content(layer: Layer, frame: { isOpen: boolean; onOpenChange(isOpen: boolean): void }) {
  switch (layer.name) {
    case 'login':
      return <LoginPopup {...frame} intent={layer.intent} onRegister={() => openRegister(layer.intent)} />;
    case 'register':
      return (
        <RegisterPopup
          {...frame}
          intent={layer.intent}
          onLogin={() => openLogin(layer.intent)}
          onDeposit={() => openWallet('')}
        />
      );
    case 'wallet':
      return <WalletSheet {...frame} />;
    case 'logout':
      return <LogoutDialog {...frame} />;
    case 'drawer':
      return <NavDrawer {...frame} />;
    case 'search':
      return <SearchLayer {...frame} />;
  }
}
