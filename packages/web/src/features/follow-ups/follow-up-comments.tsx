import { Button, Group, Textarea } from '@mantine/core'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { useEffect, useState } from 'react'
import { useUpdateComments } from './follow-ups.api.ts'

type Props = { followUp: FollowUp; onUnsaved: (id: string, isUnsaved: boolean) => void }

/** The comments with their own Save button. A draft stays when a colleague saves other comments. */
export const FollowUpComments = ({ followUp, onUnsaved }: Props) => {
  const saved = followUp.comments ?? ''
  const [draft, setDraft] = useState<string>()
  const save = useUpdateComments(followUp._id)
  const comments = draft ?? saved
  const isUnsaved = comments !== saved

  useEffect(() => {
    onUnsaved(followUp._id, isUnsaved)
    return () => onUnsaved(followUp._id, false)
  }, [followUp._id, isUnsaved, onUnsaved])

  const submit = () =>
    save.mutate(comments, {
      onSuccess: () => setDraft((current) => (current === comments ? undefined : current)),
    })

  return (
    <div>
      <Textarea
        label="Comments"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={20_000}
        value={comments}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt={6}>
        <Button size="xs" variant="default" onClick={submit} loading={save.isPending} disabled={!isUnsaved}>
          Save
        </Button>
      </Group>
    </div>
  )
}
