import type { CompiledQuery } from 'kysely'

/** The latest questions whose SQL is kept, over all lists. */
const MOST_KEPT = 1000

const kept = new Map<string, CompiledQuery>()

/**
 * The SQL of a question, built once: to put a list's query together takes longer than all else that the server does for
 * it. `question` is everything that `build` depends on, as plain JSON values, its list's name first.
 */
export const statementFor = <O>(question: readonly unknown[], build: () => CompiledQuery<O>): CompiledQuery<O> => {
  const key = JSON.stringify(question)
  const known = kept.get(key)
  if (known) return known
  const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  const built = build()
  kept.set(key, built)
  return built
}
