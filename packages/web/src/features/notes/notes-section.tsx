import { Button, Group, Stack, Textarea } from '@mantine/core'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onSaveKey } from '#lib/save-key'
import { useKeptDraft } from '#lib/use-kept-draft'
import { Permitted } from '#ui/permitted'
import { PagedResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { LEAVE_PAGE, useUnsavedGuard } from '#ui/unsaved-guard'
import { NoteCard } from './note-card.tsx'
import { type NoteOwner, NOTES_LIMIT, notesQuery, useCreateNote } from './notes.api.ts'

/** The field in which a note is written. What is typed is not lost without a question. */
const NewNote = ({ owner, onAdded }: { owner: NoteOwner; onAdded: () => void }) => {
  const [draft, setDraft] = useKeptDraft(['new note', owner], { text: '' })
  const text = draft?.text ?? ''
  const create = useCreateNote(owner)
  const isEmpty = text.trim() === ''
  useUnsavedGuard(!isEmpty, LEAVE_PAGE)

  const add = () =>
    create.mutate(text, {
      onSuccess: () => {
        setDraft(undefined)
        onAdded()
      },
    })

  return (
    <div data-unprinted>
      <Textarea
        label="New note"
        autosize
        minRows={2}
        maxRows={10}
        maxLength={10_000}
        value={text}
        onKeyDown={onSaveKey(() => !isEmpty && !create.isPending && add())}
        onChange={({ currentTarget: { value } }) => setDraft(value === '' ? undefined : { text: value })}
      />
      <Group justify="flex-end" mt={6}>
        <Button size="xs" onClick={add} loading={create.isPending} disabled={isEmpty}>
          Add note
        </Button>
      </Group>
    </div>
  )
}

/** The dated notes about a company or a person, each with its author (NOTE-1). */
export const NotesSection = ({ owner }: { owner: NoteOwner }) => {
  const [page, setPage] = useState(1)
  const list = useQuery(notesQuery(owner, page))

  return (
    <Section title="What was noted">
      <Permitted call={notesCalls.createNote}>
        <NewNote owner={owner} onAdded={() => setPage(1)} />
      </Permitted>
      <PagedResult
        query={list}
        failureMessage="Error fetching the notes"
        empty="Nothing was noted yet."
        paginationLabel="Pages of what was noted"
        page={page}
        limit={NOTES_LIMIT}
        onPage={setPage}
      >
        {(notes) => (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {notes.map((note) => (
              <NoteCard key={note._id} note={note} />
            ))}
          </Stack>
        )}
      </PagedResult>
    </Section>
  )
}
