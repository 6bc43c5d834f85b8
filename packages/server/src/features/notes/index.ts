export { removeNote, requireOwnerOfNote, updateNote } from './notes.commands.ts'
export { noteRecord } from './notes.row.ts'
export { notesRoutes } from './notes.routes.ts'
