import { Drawer } from '@baize/ui/Drawer';
import { useT } from '../i18n/useT.ts';
import { Navigation } from './Navigation.tsx';

/** The navigation on narrow screens. */
export function NavDrawer({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useT();
  return (
    <Drawer
      side="left"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('shell.navigation')}
      labels={{ close: t('shell.close') }}
    >
      <nav aria-label={t('shell.navigation')}>
        <Navigation onLeave={() => onOpenChange(false)} />
      </nav>
    </Drawer>
  );
}
