import * as z from 'zod'
import { call } from '../shared/call.ts'
import { created, pageOf } from '../shared/page.ts'
import { newNote, note, noteChanges, noteSearchBody } from './note.ts'

export const notesCalls = {
  createNote: call({
    method: 'POST',
    path: '/note',
    summary: 'Write a note about a company or a person; it has a day and an author',
    body: newNote,
    answer: created,
  }),
  searchNotes: call({
    method: 'POST',
    path: '/note/search',
    summary: 'The notes about a company or a person, the newest first',
    body: noteSearchBody,
    answer: pageOf(note),
  }),
  updateNote: call({
    method: 'PUT',
    path: '/note/:id',
    summary: 'Change what a note says',
    body: noteChanges,
    answer: note,
  }),
  removeNote: call({
    method: 'DELETE',
    path: '/note/:id',
    summary: 'Delete a note',
    answer: z.object({}),
  }),
}
