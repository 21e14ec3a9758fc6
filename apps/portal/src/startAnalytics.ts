type TagWindow = Window & { dataLayer?: unknown[] };

/** Loads the analytics tag of the brand and starts it with its id; operators have switched it on. */
export function startAnalytics(gtagId: string): void {
  const page = window as TagWindow;
  const layer = (page.dataLayer ??= []);
  /* The tag reads the arguments object itself; an array in its place would mean something else to it. */
  function gtag(..._given: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', gtagId);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}
