export { cleanHtml } from './cleanHtml.ts';
export { contentModule } from './module.ts';
export { readAgentNotices } from './readAgentNotices.ts';
export { readResources } from './readResources.ts';
export { seedContent } from './seedContent.ts';
