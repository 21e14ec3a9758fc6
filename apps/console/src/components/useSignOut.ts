import { signOut } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../call.ts';
import { endSession } from '../session.ts';

/** Ends the session here and on the server. Should the server not answer, it ends there by itself when idle. */
export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      await call(signOut, {});
    } catch {
      /* Whoever wants to leave is not kept. */
    }
    endSession({ isExpired: false });
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'site' });
  };
}
