import type { BrowserContext, Page } from '@playwright/test';
import type { SiteSettings } from '@baize/contract';

/** A console page of an operator who stays signed in during all journeys. */
export type Office = {
  context: BrowserContext;
  page: Page;
  /** An operator's call with this session; fails with the server's response. */
  call<Value>(path: string, input?: object): Promise<Value>;
  /** Changes the brand's settings during `act`, and restores them in any case. */
  withSettings(change: (settings: SiteSettings) => SiteSettings, act: () => Promise<void>): Promise<void>;
};
