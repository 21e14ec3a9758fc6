import { toast } from '@baize/ui/toast';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { queries } from '../queries.ts';
import { endSession } from '../session.ts';

/** Takes away what `showConsole` and `opsServer` have put there. */
export function closeConsole(): void {
  toast.dismiss();
  cleanup();
  endSession({ isExpired: false });
  queries.clear();
  vi.unstubAllGlobals();
}
