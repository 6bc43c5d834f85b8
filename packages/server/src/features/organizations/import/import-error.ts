/** The whole file cannot be imported. The message is a sentence for the person who imports. */
export class ImportError extends Error {}
