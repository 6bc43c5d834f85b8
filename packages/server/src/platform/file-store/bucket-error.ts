/** The configured bucket cannot be used; the message is a sentence for whoever starts the server. */
export class BucketError extends Error {}
