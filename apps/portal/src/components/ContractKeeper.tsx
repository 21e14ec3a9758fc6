import { getConsolidated } from '@baize/contract/contracts/getConsolidated';
import { listRequests } from '@baize/contract/contracts/listRequests';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAlert } from '../alert.ts';
import { query } from '../call.ts';
import { openContracts, useLayer } from '../layer.ts';
import { keepConsolidated } from '../usePayPages.ts';
import { useSession } from '../session.ts';
import { laterContracts } from './contracts/laterContracts.ts';

/**
 * Asks what contracts a real member has, and opens the popup of those that wait to be decided: after the login and
 * whenever a new one comes, behind whatever else lies over the page and behind a password that has to be changed.
 */
export function ContractKeeper() {
  const { isAgent, member } = useSession();
  const layer = useLayer();
  const alert = useAlert();
  const { data } = useQuery({ ...query(getConsolidated, {}), staleTime: Infinity });
  useEffect(() => {
    if (data !== undefined) keepConsolidated(data);
  }, [data]);
  const waiting = useQuery({
    ...query(listRequests, { isWaiting: '1', pageNum: 1, pageSize: 20 }),
    enabled: isAgent === true,
    staleTime: Infinity,
  });
  const isNews = (waiting.data?.content ?? []).some(({ id }) => !laterContracts.has(id));
  const mayOpen = isNews && layer === undefined && alert === undefined && member?.needsPasswordChange !== true;
  useEffect(() => {
    if (!mayOpen) return undefined;
    /* An open menu is left alone. */
    const openUnlessBusy = (): void => {
      if (document.querySelector('[role="menu"], [role="listbox"]') === null) openContracts();
    };
    openUnlessBusy();
    const timer = setInterval(openUnlessBusy, 500);
    return () => clearInterval(timer);
  }, [mayOpen]);
  return null;
}
