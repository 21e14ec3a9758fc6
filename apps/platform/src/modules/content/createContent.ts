import type { Language } from '@baize/contract/languages';
import type { Module } from '#kit/implement.ts';
import type { ContentDeps } from './ContentDeps.ts';
import { contentModule } from './module.ts';
import { readAgentNotices } from './readAgentNotices.ts';
import { readResources } from './readResources.ts';

type BrandWords = Readonly<{ id: number; defaultLanguage: string }>;

/** What other parts of the platform show of the content. */
export type Content = Readonly<{
  module: Module;
  /** What a brand offers for download now, with labels in one language and, where it has none, in the brand's. */
  resourcesOf(brand: BrandWords, language: Language): ReturnType<typeof readResources>;
  /** What a brand has to say to its agents now; nobody else is shown it. */
  agentNoticesOf(brand: BrandWords, language: Language | undefined): ReturnType<typeof readAgentNotices>;
}>;

export function createContent(deps: ContentDeps): Content {
  return {
    module: contentModule(deps),
    resourcesOf: (brand, language) => readResources(deps.pool, brand, language),
    agentNoticesOf: (brand, language) => readAgentNotices(deps.pool, brand, language),
  };
}
