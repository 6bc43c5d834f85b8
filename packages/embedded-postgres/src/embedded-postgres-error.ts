/** A start that cannot go on. The message is one plain sentence for the terminal: what is wrong, and what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
