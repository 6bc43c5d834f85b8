import type { Note } from '@registrar/domain/notes/note'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

/** The record that notes are about. */
export type NoteOwner = { organizationId: string } | { peopleId: string }

const NOTES = 'notes'
export const NOTES_LIMIT = 10

/** A page of the notes about a record, the newest first. */
export const notesQuery = (owner: NoteOwner, page: number) =>
  queryOptions({
    queryKey: [NOTES, owner, page],
    queryFn: ({ signal }) => request(notesCalls.searchNotes, { body: { ...owner, page, limit: NOTES_LIMIT }, signal }),
    placeholderData: keepPreviousData,
  })

export const useCreateNote = (owner: NoteOwner) =>
  useApiMutation({
    run: (text: string) => request(notesCalls.createNote, { body: { ...owner, text } }),
    successMessage: 'Added!',
    refresh: [NOTES],
  })

export const useUpdateNote = ({ _id, version }: Note) =>
  useApiMutation({
    run: (text: string) => request(notesCalls.updateNote, { params: { id: _id }, body: { text, version } }),
    successMessage: 'Updated!',
    refresh: [NOTES],
  })

export const useRemoveNote = ({ _id }: Note) =>
  useRemoveRecord({ recordType: 'note', _id }, () => request(notesCalls.removeNote, { params: { id: _id } }), {
    refresh: [NOTES],
  })
