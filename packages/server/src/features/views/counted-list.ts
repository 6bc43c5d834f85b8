import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'

/** Who asks for counts. */
export type CountContext = { db: Db; config: Config; userId: string }

/** Counts the rows that each search of a list finds; null for a search that the list does not understand. */
export type CountedList = (searches: readonly object[], context: CountContext) => Promise<(number | null)[]>
