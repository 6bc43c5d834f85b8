import { comparableText } from '../../shared/fold-text.ts'
import { type CreationStatus, creationStatuses } from '../../organizations/creation-status.ts'
import { type CroStatus, croStatuses, croStatusLabels } from '../../organizations/cro-status.ts'

// What registers call the state of a company. One that has left the register counts as struck off.
const registerStatuses: Record<CreationStatus, string[]> = {
  COMPLETED: ['live', 'active', 'registered', 'incorporated', 'inscrit', 'inscrite'],
  STRIKE_OFF: [
    'dissolved',
    'struck off',
    'ceased',
    'deregistered',
    'discontinued',
    'radie',
    'radiee',
    'dissous',
    'dissoute',
    'cessee',
  ],
  IN_PROGRESS: ['pending'],
  LATE: [],
}

// What the CRO, and lists made from its register, call its own states.
const croWords: Record<CroStatus, string[]> = {
  normal: ['live'],
  strikeOffListed: [
    'listed for strike off',
    'strike off list',
    'involuntary strike off listed',
    'voluntary strike off listed',
  ],
  liquidation: ['in liquidation', 'liquidator appointed', 'liquidation listed', 'en liquidation'],
  receivership: ['in receivership', 'receiver appointed'],
  dissolved: ['dissolved struck off', 'strike off dissolved'],
  restored: ['restored to the register', 'restored to register'],
}

/** Statuses as a file writes them, in `comparableText`, with what each means: a creation status, or null for nothing. */
export type StatusMeanings = ReadonlyMap<string, CreationStatus | null>

const known: ReadonlyMap<string, CreationStatus> = new Map(
  creationStatuses.flatMap((status) =>
    [status, ...registerStatuses[status]].map((text) => [comparableText(text), status] as const),
  ),
)

const knownToCro: ReadonlyMap<string, CroStatus> = new Map(
  croStatuses.flatMap((status) =>
    [status, croStatusLabels[status], ...croWords[status]].map((text) => [comparableText(text), status] as const),
  ),
)

/**
 * The creation status that a text of a file means: a code, with a space or an underscore (ORG-1), a status that public
 * registers use, or one of `given`, which comes first.
 * @returns undefined when the text is not known
 */
export const readStatus = (text: string, given: StatusMeanings = new Map()): CreationStatus | null | undefined => {
  const word = comparableText(text)
  return given.has(word) ? given.get(word) : known.get(word)
}

/** The state on the CRO's register that a text of a file means (ORG-34); undefined when it is not one of them. */
export const readCroStatus = (text: string): CroStatus | undefined => knownToCro.get(comparableText(text))

/** Whether a text of a file is neither a creation status nor a state on the CRO's register, nor one of `given`. */
export const isUnknownStatus = (text: string, given?: StatusMeanings): boolean =>
  readStatus(text, given) === undefined && readCroStatus(text) === undefined

/** What statuses mean, by the words of the file. */
export const statusMeaningsOf = (statuses: Readonly<Record<string, CreationStatus | null>>): StatusMeanings =>
  new Map(Object.entries(statuses).map(([word, status]) => [comparableText(word), status]))
