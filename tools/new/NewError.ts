/** What stands in the way of laying something out, in a sentence for whoever asked for it. */
export class NewError extends Error {}
