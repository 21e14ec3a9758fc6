/** Why something cannot be scaffolded, as a sentence for the user. */
export class NewError extends Error {}
