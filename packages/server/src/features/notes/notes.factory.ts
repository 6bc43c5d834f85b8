import { notesCalls } from '@registrar/domain/notes/notes.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { TestApp } from '#testing/test-app'

/** Writes a note through the API and gives its id. */
export const makeNote = async ({ staff }: TestApp, body: BodyInput<typeof notesCalls.createNote>): Promise<string> =>
  (await staff(notesCalls.createNote, { body })).answer.data._id
