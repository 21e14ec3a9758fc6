import { toast as raise } from 'sonner';
import type { ReactNode } from 'react';

interface ToastOptions {
  description?: ReactNode;
  id?: string | number;
  action?: { label: ReactNode; onClick: () => void };
}

const SHORT_MS = 5000;

/** Successes and information disappear after five seconds; errors stay until they are dismissed. */
export const toast = {
  success: (message: ReactNode, options?: ToastOptions) => raise.success(message, { duration: SHORT_MS, ...options }),
  info: (message: ReactNode, options?: ToastOptions) => raise.info(message, { duration: SHORT_MS, ...options }),
  warning: (message: ReactNode, options?: ToastOptions) => raise.warning(message, { duration: SHORT_MS, ...options }),
  error: (message: ReactNode, options?: ToastOptions) => raise.error(message, { duration: Infinity, ...options }),
  dismiss: (id?: string | number) => raise.dismiss(id),
};
