// Tests of the apps find it here, beside the rest of what they need; the tools, which start the runs, keep it.
export { tempFolder } from '@baize/tools/tempFolder';
