/** The message is a sentence for the person who imports: the file as a whole cannot be imported. */
export class ImportError extends Error {}
