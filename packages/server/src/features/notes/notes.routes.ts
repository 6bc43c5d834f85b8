import { notesCalls } from '@registrar/domain/notes/notes.calls'
import type { Routes } from '#platform/http/routes'
import { createNote, removeNote, updateNote } from './notes.commands.ts'
import { searchNotes } from './notes.queries.ts'

export const notesRoutes = ({ serve }: Routes): void => {
  serve(notesCalls.createNote, async ({ db, body, session }) => ({
    data: { _id: await createNote(db, body, session) },
  }))

  serve(notesCalls.searchNotes, ({ db, body }) => searchNotes(db, body))

  serve(notesCalls.updateNote, ({ db, params, body, session }) => updateNote(db, params.id, body, session))

  serve(notesCalls.removeNote, async ({ db, params, session }) => {
    await removeNote(db, params.id, session)
    return {}
  })
}
