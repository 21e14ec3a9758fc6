import { Suspense, useState } from 'react';
import { closeLayer, openForgot, openLogin, openRegister, type Layer } from '../layer.ts';
import { lazyPart } from './lazyPart.ts';

const NavDrawer = lazyPart(() => import('./NavDrawer.tsx'), 'NavDrawer', ['chat']);
const SearchLayer = lazyPart(() => import('./SearchLayer.tsx'), 'SearchLayer');
const LoginPopup = lazyPart(() => import('../screens/account/LoginPopup.tsx'), 'LoginPopup', ['account', 'error']);
const RegisterPopup = lazyPart(() => import('../screens/account/RegisterPopup.tsx'), 'RegisterPopup', [
  'account',
  'error',
]);
const ForgotPopup = lazyPart(() => import('../screens/account/ForgotPopup.tsx'), 'ForgotPopup', ['account', 'error']);
const ChangePasswordPopup = lazyPart(
  () => import('../screens/account/ChangePasswordPopup.tsx'),
  'ChangePasswordPopup',
  ['account', 'error'],
);
const LogoutDialog = lazyPart(() => import('../screens/account/LogoutDialog.tsx'), 'LogoutDialog', [
  'account',
  'error',
]);
const AnnouncementDialog = lazyPart(() => import('./AnnouncementDialog.tsx'), 'AnnouncementDialog');
const NoticeDialog = lazyPart(() => import('./NoticeDialog.tsx'), 'NoticeDialog');
const VendorGamesDialog = lazyPart(() => import('./VendorGamesDialog.tsx'), 'VendorGamesDialog', ['games', 'home']);
const FeedbackModal = lazyPart(() => import('../screens/feedback/FeedbackModal.tsx'), 'FeedbackModal', [
  'feedback',
  'list',
  /* The field for pictures is the one of applications. */
  'promotions',
  'error',
]);
const MemberPanel = lazyPart(() => import('../screens/records/MemberPanel.tsx'), 'MemberPanel', [
  'records',
  'list',
  'member',
  'account',
  'wallet',
  'games',
  'error',
]);
const ContractPopup = lazyPart(() => import('./contracts/ContractPopup.tsx'), 'ContractPopup', [
  'contracts',
  'account',
  'error',
]);
const ServiceDialog = lazyPart(() => import('../screens/support/ServiceDialog.tsx'), 'ServiceDialog', [
  'support',
  'error',
]);
const WalletSheet = lazyPart(() => import('../screens/wallet/WalletSheet.tsx'), 'WalletSheet', [
  'wallet',
  'list',
  'error',
]);

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
      return (
        <LoginPopup
          {...frame}
          intent={layer.intent}
          start={layer.start}
          onRegister={() => openRegister(layer.intent)}
          onForgot={openForgot}
        />
      );
    case 'register':
      return <RegisterPopup {...frame} intent={layer.intent} onLogin={() => openLogin(layer.intent)} />;
    case 'forgot':
      return <ForgotPopup {...frame} onLogin={() => openLogin()} />;
    case 'changePassword':
      return <ChangePasswordPopup {...frame} />;
    case 'wallet':
      return <WalletSheet {...frame} />;
    case 'logout':
      return <LogoutDialog {...frame} />;
    case 'drawer':
      return <NavDrawer {...frame} />;
    case 'search':
      return <SearchLayer {...frame} />;
    case 'announcements':
      return <AnnouncementDialog {...frame} audience={layer.audience} />;
    case 'notices':
      return <NoticeDialog {...frame} index={layer.index} />;
    case 'vendorGames':
      return <VendorGamesDialog {...frame} of={layer.of} />;
    case 'feedback':
      return <FeedbackModal {...frame} />;
    case 'contracts':
      return <ContractPopup {...frame} />;
    case 'member':
      return <MemberPanel {...frame} page={layer.page} />;
    case 'service':
      return <ServiceDialog {...frame} />;
  }
}
