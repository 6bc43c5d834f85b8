export { NotesSection } from './notes-section.tsx'
export { NewNoteDialog } from './new-note-dialog.tsx'
