import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'

/** What can be sent after a delay: reminders, or an email to each of several companies or people. */
export type SendKindName = 'reminders' | 'organization' | 'person'

/** A send whose time has come; `stopping` aborts when the server stops. */
export type DueSend = { id: string; kind: SendKindName; body: unknown; userId: string; stopping: AbortSignal }

/**
 * Sends what is left of a send, for each kind. A server that stops in the middle throws and leaves the rest to another, so a
 * kind sends to nobody twice.
 */
export type SendKinds = Record<SendKindName, (send: DueSend) => Promise<RecordOutcome[]>>
