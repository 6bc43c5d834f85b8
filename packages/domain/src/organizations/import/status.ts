import { type CreationStatus, creationStatuses } from '../creation-status.ts'

// What public registers call the state of a company. One that has left the register counts as struck off.
const words: Record<CreationStatus, string[]> = {
  COMPLETED: ['live', 'active', 'normal', 'registered', 'incorporated'],
  STRIKE_OFF: ['dissolved', 'struck off', 'ceased', 'deregistered', 'discontinued', 'radiee', 'dissoute'],
  IN_PROGRESS: ['pending'],
  LATE: [],
}

/** Words of a file and the status each stands for; beside the built-in ones, an import may be given its own. */
export type StatusWords = ReadonlyMap<string, CreationStatus>

/** A status word without case, accents, blanks and punctuation: `De-Registered` and `deregistered` are one. */
export const statusWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]/g, '')

const known: StatusWords = new Map(
  creationStatuses.flatMap((status) => [status, ...words[status]].map((word) => [statusWord(word), status] as const)),
)

/**
 * The creation status of a word: one of the codes, written with a space or an underscore (ORG-1), a word that
 * registers use, or one of `given`, which comes first.
 * @returns undefined when the word is not known
 */
export const readStatus = (text: string, given: StatusWords = new Map()): CreationStatus | undefined =>
  given.get(statusWord(text)) ?? known.get(statusWord(text))
