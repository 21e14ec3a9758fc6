import type { BrowserContext, Page } from '@playwright/test';
import type { SiteSettings } from '@baize/contract';

/** The desk of an operator who stays signed in while all journeys run. */
export type Office = {
  context: BrowserContext;
  page: Page;
  /** An operator's call with the session of the desk; fails with what the server answered. */
  call<Value>(path: string, input?: object): Promise<Value>;
  /** Changes the brand's settings for as long as `act` takes, and puts them back whatever comes of it. */
  withSettings(change: (settings: SiteSettings) => SiteSettings, act: () => Promise<void>): Promise<void>;
};
