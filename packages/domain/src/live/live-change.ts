import * as z from 'zod'
import { changeActions, type RecordType, recordTypes } from '../shared/change.ts'
import { text } from '../shared/text.ts'

/** Accounts and what belongs to them: their changes are not streamed (LIVE-3). */
export const privateRecordTypes: readonly RecordType[] = ['user', 'invitation', 'signup-code', 'demo']

/** What an event of `GET /events` carries: which record was changed and how, and none of its values (LIVE-1, LIVE-3). */
export const liveChange = z.object({
  recordType: z.enum(recordTypes),
  recordId: z.string(),
  action: z.enum(changeActions),
})
export type LiveChange = z.output<typeof liveChange>

/** The kinds of records on whose page somebody may be editing (LIVE-5). */
const editedRecordTypes = ['organization', 'person', 'order', 'form', 'task'] as const satisfies RecordType[]
export type EditedRecordType = (typeof editedRecordTypes)[number]

/** The body that says that the user edits a record, or no longer does (LIVE-5). */
export const editingBody = z.object({
  recordType: z.enum(editedRecordTypes),
  recordId: text(100),
  isEditing: z.boolean(),
})

/** The named event `editing`: who edits which record, or no longer does (LIVE-5). */
export const editingEvent = editingBody.extend({ user: z.object({ _id: z.string(), name: z.string() }) })
export type EditingEvent = z.output<typeof editingEvent>

/** The screen of somebody who edits repeats it this often. Without a repeat for twice as long, others forget it. */
export const EDITING_REPEATED_MS = 15_000
