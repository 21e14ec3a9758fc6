type Browser = { settings: { navigation: { disableChildPageNavigation: boolean } } };

/** A link or a script that opens another page in a test loads nothing from the net. */
export function stayHere(page: Window): void {
  const browser: unknown = Reflect.get(page, 'happyDOM');
  if (typeof browser !== 'object' || browser === null) return;
  (browser as Browser).settings.navigation.disableChildPageNavigation = true;
}
