import { useEffect } from 'react';
import { useCategories } from './useCategories.ts';

/** Keeps the vendors that the navigation was built from in the tab's session, as `gameVendor`. */
export function VendorKeeper() {
  const categories = useCategories();
  useEffect(() => sessionStorage.setItem('gameVendor', JSON.stringify(categories)), [categories]);
  return null;
}
