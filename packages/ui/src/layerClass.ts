/** Floating layers of a trigger: menus, popovers, list boxes. */
export const layerClass =
  'z-modal rounded-panel bg-bg-2 shadow-float outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out';

export const layerItemClass =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-cell px-2.5 py-2 text-left text-body text-text-1 no-underline outline-none select-none data-[highlighted]:bg-bg-3 data-[disabled]:cursor-not-allowed data-[disabled]:text-text-off pointer-coarse:min-h-11';
