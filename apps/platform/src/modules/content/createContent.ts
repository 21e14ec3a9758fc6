import type { Language } from '@baize/contract/languages';
import type { Module } from '#kit/implement.ts';
import type { ContentDeps } from './ContentDeps.ts';
import { contentModule } from './module.ts';
import { readAgentNotices } from './readAgentNotices.ts';
import { readResources } from './readResources.ts';

type BrandWords = Readonly<{ id: number; defaultLanguage: string }>;

/** Public API for other modules. */
export type Content = Readonly<{
  module: Module;
  /** A brand's current downloads, with labels in one language and the brand's as fallback. */
  resourcesOf(brand: BrandWords, language: Language): ReturnType<typeof readResources>;
  /** A brand's current notices to its agents; visible to agents only. */
  agentNoticesOf(brand: BrandWords, language: Language | undefined): ReturnType<typeof readAgentNotices>;
}>;

export function createContent(deps: ContentDeps): Content {
  return {
    module: contentModule(deps),
    resourcesOf: (brand, language) => readResources(deps.pool, brand, language),
    agentNoticesOf: (brand, language) => readAgentNotices(deps.pool, brand, language),
  };
}
