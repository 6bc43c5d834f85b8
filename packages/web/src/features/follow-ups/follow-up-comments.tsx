import { Button, Group, Textarea } from '@mantine/core'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { type Dispatch, type SetStateAction, useEffect } from 'react'
import { onSaveKey } from '#lib/save-key'
import { useUpdateComments } from './follow-ups.api.ts'

/** Comments that are not saved yet, and the version on which they were begun. */
export type CommentsDraft = { comments: string; version: number }

type Props = {
  followUp: FollowUp
  draft: CommentsDraft | undefined
  onDraft: Dispatch<SetStateAction<CommentsDraft | undefined>>
  onUnsaved: (followUp: FollowUp, isUnsaved: boolean) => void
}

/** The comments with their own Save button. A draft stays when a colleague saves other comments. */
export const FollowUpComments = ({ followUp, draft, onDraft, onUnsaved }: Props) => {
  const saved = followUp.comments ?? ''
  const save = useUpdateComments(followUp)
  const { comments, version } = draft ?? { comments: saved, version: followUp.version }
  const isUnsaved = comments !== saved
  const isArchived = followUp.archived_at !== null

  useEffect(() => {
    onUnsaved(followUp, isUnsaved)
    return () => onUnsaved(followUp, false)
  }, [followUp, isUnsaved, onUnsaved])

  const submit = () =>
    save.mutate(
      { comments, version },
      {
        // Text typed during the save continues from the saved version.
        onSuccess: (answer) =>
          onDraft((current) =>
            current === undefined || current.comments === comments
              ? undefined
              : { ...current, version: answer.version },
          ),
      },
    )

  return (
    <div>
      <Textarea
        label="Comments"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={20_000}
        value={comments}
        readOnly={isArchived}
        onKeyDown={onSaveKey(() => isUnsaved && !save.isPending && !isArchived && submit())}
        // It looks like the disabled dates beside it, but a long text can still be scrolled and copied.
        styles={isArchived ? { input: { background: 'var(--input-disabled-bg)', cursor: 'default' } } : undefined}
        onChange={(event) => onDraft({ comments: event.currentTarget.value, version })}
      />
      {!isArchived && (
        <Group justify="flex-end" mt={6}>
          <Button size="xs" variant="default" onClick={submit} loading={save.isPending} disabled={!isUnsaved}>
            Save
          </Button>
        </Group>
      )}
    </div>
  )
}
