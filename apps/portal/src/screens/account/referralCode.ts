const KEY = 'referralCode';
const FORM = /^[A-Za-z0-9_-]{1,32}$/;

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The invitation code of the last link that was followed, kept for the session until an account is opened. A code
 * that cannot be one is not kept, so that nothing odd from an address ends up in a form.
 */
export const referralCode = {
  remember(search: string, store: Keep): string | undefined {
    const code = new URLSearchParams(search).get('referralCode');
    if (code !== null && FORM.test(code)) store.setItem(KEY, code);
    return referralCode.read(store);
  },
  read(store: Keep): string | undefined {
    const code = store.getItem(KEY);
    return code !== null && FORM.test(code) ? code : undefined;
  },
  forget(store: Keep): void {
    store.removeItem(KEY);
  },
};
