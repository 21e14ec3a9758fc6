// Re-exported for tests of the apps; it lives in the tools, which start the test runs.
export { tempFolder } from '@baize/tools/tempFolder';
