import { Button, Group, Text, Textarea } from '@mantine/core'
import type { Note } from '@registrar/domain/notes/note'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { displayInstant } from '#lib/clock'
import { onSaveKey } from '#lib/save-key'
import { useKeptDraft } from '#lib/use-kept-draft'
import { confirmDelete } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { LEAVE_PAGE, useUnsavedGuard } from '#ui/unsaved-guard'
import { useRemoveNote, useUpdateNote } from './notes.api.ts'

/** The text of a note that is edited, and the note as it was when the editing began: its version tells the server what was read. */
type NoteDraft = { text: string; loaded: Note | null }

type EditorProps = { text: string; loaded: Note; onChange: (text: string) => void; onClose: () => void }

const NoteEditor = ({ text, loaded, onChange, onClose }: EditorProps) => {
  const update = useUpdateNote(loaded)
  useUnsavedGuard(text !== loaded.text, LEAVE_PAGE)
  const canSave = text.trim() !== '' && text !== loaded.text
  const save = () => update.mutate(text, { onSuccess: onClose })

  return (
    <>
      <Textarea
        aria-label="Text of the note"
        autoFocus
        autosize
        minRows={2}
        maxRows={10}
        maxLength={10_000}
        value={text}
        onKeyDown={onSaveKey(() => canSave && !update.isPending && save())}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs" mt={6}>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="xs" loading={update.isPending} disabled={!canSave} onClick={save}>
          Save note
        </Button>
      </Group>
    </>
  )
}

/** One note: who wrote it when, and what it says. It is edited in its place. */
export const NoteCard = ({ note }: { note: Note }) => {
  const [draft, setDraft] = useKeptDraft<NoteDraft>(['note', note._id], { text: '', loaded: null })
  const remove = useRemoveNote(note)
  const who = `${note.author?.name ?? 'Unknown user'}, ${displayInstant(note.createdAt)}`

  const askAndRemove = async () => {
    if (await confirmDelete('This deletes the note.')) remove.mutate(undefined)
  }

  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {who}
        </Text>
        {!draft && (
          <Permitted call={notesCalls.updateNote}>
            <Group gap={4}>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Edit, ${who}`}
                onClick={() => setDraft({ text: note.text, loaded: note })}
              >
                Edit
              </Button>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={`Delete, ${who}`}
                loading={remove.isPending}
                onClick={() => void askAndRemove()}
              >
                Delete
              </Button>
            </Group>
          </Permitted>
        )}
      </Group>
      {draft?.loaded ? (
        <NoteEditor
          text={draft.text}
          loaded={draft.loaded}
          onChange={(text) => setDraft({ ...draft, text })}
          onClose={() => setDraft(undefined)}
        />
      ) : (
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note.text}
        </Text>
      )}
    </li>
  )
}
