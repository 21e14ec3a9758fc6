/** Requests that this page has shown already; they wait on their page and open no popup again. */
export const laterContracts = new Set<string>();
