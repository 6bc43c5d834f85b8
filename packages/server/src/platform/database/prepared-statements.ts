/** The most statements that a connection prepares, because PostgreSQL keeps each of them in memory. */
const MAX_PREPARED = 200

// A search is not prepared, because its best plan depends on its words: PostgreSQL looks up a rare word in the index, and
// reads the table for a common one.
const isPlannedForItsValues = (text: string) => text.includes(' like ')

// A statement that begins on a new line works on lists of records. Its best plan depends on how many there are, and a plan that PostgreSQL made while
// the tables were empty would serve an import of thousands.
const isPreparable = (text: string) => /^(select|insert|update) /.test(text) && !isPlannedForItsValues(text)

/** A statement is prepared when its SQL is sent for this time. SQL that is sent once would only take up space. */
const USES_BEFORE = 3

/** How many different statements are counted. When there are more, all counts begin again at 0. */
const MAX_COUNTED = 1000

/**
 * Decides which statements are prepared. A prepared statement has a name. PostgreSQL parses its SQL once for each
 * connection, and plans it once when the values make no difference. Without this, parsing and planning took most of the
 * time of reading or writing one record.
 * @returns a function that gives the name for a statement's SQL; undefined when the statement is not prepared
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  const isUsedOften = (text: string): boolean => {
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= MAX_COUNTED) uses.clear()
    uses.set(text, count)

    return count >= USES_BEFORE
  }

  return (text) => {
    const known = names.get(text)
    if (known) return known

    if (names.size >= MAX_PREPARED || !isPreparable(text)) return undefined
    if (!isUsedOften(text)) return undefined

    const name = `statement_${names.size}`
    names.set(text, name)
    uses.delete(text)

    return name
  }
}
