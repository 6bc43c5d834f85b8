/** The whole file cannot be imported. The message is a sentence for the person who imports. */
export class ImportError extends Error {}

/** The columns of the file do not fit the fields. */
export class ImportColumnsError extends ImportError {}
