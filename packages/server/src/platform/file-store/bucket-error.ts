/** The configured bucket cannot be used. The message is a sentence for the person who starts the server. */
export class BucketError extends Error {}
