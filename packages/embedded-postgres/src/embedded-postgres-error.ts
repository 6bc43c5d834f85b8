/** The database cannot be started or used. The message is one sentence for the terminal: what is wrong and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
