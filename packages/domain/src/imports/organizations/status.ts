import { comparableText } from '../../shared/fold-text.ts'
import { type CreationStatus, creationStatuses } from '../../organizations/creation-status.ts'

// What public registers call the state of a company. One that has left the register counts as struck off.
const publicRegisterStatuses: Record<CreationStatus, string[]> = {
  COMPLETED: ['live', 'active', 'normal', 'registered', 'incorporated'],
  STRIKE_OFF: ['dissolved', 'struck off', 'ceased', 'deregistered', 'discontinued', 'radiee', 'dissoute'],
  IN_PROGRESS: ['pending'],
  LATE: [],
}

/** Statuses as a file writes them, with the creation status that each means. An import may add its own. */
export type StatusMeanings = ReadonlyMap<string, CreationStatus>

const known: StatusMeanings = new Map(
  creationStatuses.flatMap((status) =>
    [status, ...publicRegisterStatuses[status]].map((text) => [comparableText(text), status] as const),
  ),
)

/**
 * The creation status that a text of a file means: a code, with a space or an underscore (ORG-1), a status that public
 * registers use, or one of `given`, which comes first.
 * @returns undefined when the text is not known
 */
export const readStatus = (text: string, given: StatusMeanings = new Map()): CreationStatus | undefined =>
  given.get(comparableText(text)) ?? known.get(comparableText(text))
