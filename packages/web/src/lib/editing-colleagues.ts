import { EDITING_REPEATED_MS, type EditedRecordType, type EditingEvent } from '@registrar/domain/live/live-change'
import { liveCalls } from '@registrar/domain/live/live.calls'
import { useEffect } from 'react'
import { request } from './api.ts'
import { useMay } from './may.ts'
import { useSessionUser } from './session.ts'
import { createSharedValue } from './shared-value.ts'

/** A record that can be edited on its page. */
export type EditedRecord = { recordType: EditedRecordType; recordId: string }

type Editor = { event: EditingEvent; timer: ReturnType<typeof setTimeout> }

const editors = new Map<string, Editor>()
const shownEvents = createSharedValue<readonly EditingEvent[]>([])

const publish = () => shownEvents.set([...editors.values()].map(({ event }) => event))

const forget = (key: string) => {
  clearTimeout(editors.get(key)?.timer)
  editors.delete(key)
  publish()
}

/** Notes that a colleague edits a record, or has stopped. After 30 seconds of silence, editing counts as stopped (LIVE-5). */
export const noteEditing = (event: EditingEvent): void => {
  const key = `${event.recordType} ${event.recordId} ${event.user._id}`
  forget(key)
  if (!event.isEditing) return

  editors.set(key, { event, timer: setTimeout(() => forget(key), 2 * EDITING_REPEATED_MS) })
  publish()
}

/** The names of the colleagues who are editing a record. */
export const useEditingColleagues = (record: EditedRecord | null): string[] => {
  const events = shownEvents.useValue()
  const user = useSessionUser()

  return events
    .filter(({ recordType, recordId }) => recordType === record?.recordType && recordId === record.recordId)
    .flatMap((event) => (event.user._id === user?._id ? [] : [event.user.name]))
}

const announce = (record: EditedRecord, isEditing: boolean) =>
  // A failure is ignored: the notice is only a courtesy.
  void request(liveCalls.setEditing, { body: { ...record, isEditing } }).catch(() => undefined)

/** Tells colleagues that the user is editing a record, as long as it has unsaved changes (LIVE-5). */
export const useAnnounceEditing = (record: EditedRecord | null, isEditing: boolean): void => {
  const mayEdit = useMay(liveCalls.setEditing)
  const isAnnounced = isEditing && mayEdit
  const { recordType, recordId } = record ?? {}

  useEffect(() => {
    if (!isAnnounced || !recordType || !recordId) return undefined

    const edited = { recordType, recordId }
    announce(edited, true)
    const timer = setInterval(() => announce(edited, true), EDITING_REPEATED_MS)

    return () => {
      clearInterval(timer)
      announce(edited, false)
    }
  }, [isAnnounced, recordType, recordId])
}
