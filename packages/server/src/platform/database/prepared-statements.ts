/** A connection keeps its prepared statements in memory, so only this many texts are prepared. */
const MOST_PREPARED = 200

// PostgreSQL plans each search for its terms: it looks up a rare term in the index, and reads the table for a common one.
const isPlannedForItsValues = (text: string) => text.includes(' like ')

const isPreparable = (text: string) => /^(select|insert|update) /.test(text) && !isPlannedForItsValues(text)

/** A text is prepared when it comes this often, so that texts which are built once take no place. */
const USES_BEFORE = 3

/** Of how many texts the uses are counted before counting begins again. */
const MOST_COUNTED = 1000

/**
 * Names the statements that are worth preparing: PostgreSQL parses a named text once for each connection, and plans it once
 * when the values make no difference. Parsing and planning took most of the time of reading or writing one record.
 * @returns a function that answers the name of a text; undefined when the text is not to be prepared
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  const isUsedOften = (text: string): boolean => {
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= MOST_COUNTED) uses.clear()
    uses.set(text, count)

    return count >= USES_BEFORE
  }

  return (text) => {
    const known = names.get(text)
    if (known) return known

    if (names.size >= MOST_PREPARED || !isPreparable(text)) return undefined
    if (!isUsedOften(text)) return undefined

    const name = `statement_${names.size}`
    names.set(text, name)
    uses.delete(text)

    return name
  }
}
