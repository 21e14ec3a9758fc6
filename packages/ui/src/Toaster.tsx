import { Toaster as Sonner } from 'sonner';
import { Icon } from './Icon.tsx';

/** A bar fixed at the bottom of a page sets this, so that a toast never covers it. */
const OFFSET = { bottom: 'calc(var(--bottom-bar, 0px) + 1rem)' };

interface ToasterProps {
  theme: 'dark' | 'light';
  /** Top on phones, bottom left where there is room. */
  position?: 'top-center' | 'bottom-left';
  labels: { region: string; close: string };
}

/** One per app. Raise messages with `toast` from `@baize/ui/toast`; at most three are shown. */
export function Toaster({ theme, position = 'bottom-left', labels }: ToasterProps) {
  return (
    <Sonner
      theme={theme}
      position={position}
      visibleToasts={3}
      offset={OFFSET}
      mobileOffset={OFFSET}
      closeButton
      gap={8}
      containerAriaLabel={labels.region}
      style={{ zIndex: 'var(--z-toast)', fontFamily: 'inherit' }}
      icons={{
        success: <Icon name="check" size={18} />,
        info: <Icon name="info" size={18} />,
        warning: <Icon name="alert" size={18} />,
        error: <Icon name="error" size={18} />,
        close: <Icon name="close" size={18} />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: labels.close,
        classNames: {
          toast:
            'relative flex w-full sm:w-90 items-start gap-3 rounded-panel bg-bg-2 py-3 pr-12 pl-4 text-text-1 shadow-float border-l-3 border-line-2 data-[type=success]:border-felt-text data-[type=error]:border-cinnabar-text data-[type=warning]:border-amber-text data-[type=info]:border-sky-text',
          icon: 'mt-0.5 shrink-0 [[data-type=success]_&]:text-felt-text [[data-type=error]_&]:text-cinnabar-text [[data-type=warning]_&]:text-amber-text [[data-type=info]_&]:text-sky-text',
          title: 'text-label',
          // The library's theme styles descriptions with higher specificity than a class; ours follow the page.
          description: 'mt-0.5 text-dense font-normal text-text-2!',
          // A toast behind another cannot be clicked until the stack is expanded, by hover or by keyboard.
          actionButton:
            '[[data-front=false][data-expanded=false]_&]:invisible mt-2 min-h-6 shrink-0 text-label whitespace-nowrap text-felt-text underline-offset-4 hover:underline',
          closeButton:
            '[[data-front=false][data-expanded=false]_&]:invisible absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-control bg-transparent text-text-2 hover:bg-bg-3 hover:text-text-1',
        },
      }}
    />
  );
}
