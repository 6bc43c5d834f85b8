import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { IconArchive, IconArchiveOff, IconHistory, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { StepPapers } from '#features/documents'
import { HistoryButton } from '#features/history'
import { displayInstant, now } from '#lib/clock'
import { confirmDelete } from '#ui/confirm'
import { IconButton } from '#ui/icon-button'
import { Editable, Permitted, useIsReadOnly } from '#ui/permitted'
import { ProgressDot } from '#ui/status'
import { useLastEntry } from '#lib/deleted-records'
import { useKeptDraft } from '#lib/use-kept-draft'
import { useSessionUser } from '#lib/session'
import { DeletedNotice } from '#ui/deleted-notice'
import { Notice } from '#ui/notice'
import { type CommentsDraft, FollowUpComments } from './follow-up-comments.tsx'
import { FollowUpDates } from './follow-up-dates.tsx'
import { FollowUpHistory } from './follow-up-history.tsx'
import classes from './follow-up.module.css'
import {
  followUpQuery,
  useArchiveFollowUp,
  useRemoveFollowUp,
  useUnarchiveFollowUp,
  useUpdateComments,
} from './follow-ups.api.ts'
import { StepTracker } from './step-tracker.tsx'
import { useMoveOrComplete } from './use-move-or-complete.ts'

const ArchivedNotice = ({ id }: { id: string }) => {
  const last = useLastEntry({ recordType: 'follow-up', recordId: id })
  const me = useSessionUser()
  if (!last) return null

  const name = last.user?._id === me?._id ? 'You' : last.user?.name
  return <Notice>{name ?? 'Somebody'} archived this follow-up. Unarchive it to save what you typed.</Notice>
}

type KeptNoticeProps = { followUp: FollowUp; error: unknown }

/** Says who has archived or deleted a follow-up whose comments are not saved yet (LIVE-6). */
const KeptNotice = ({ followUp, error }: KeptNoticeProps) =>
  followUp.archived_at !== null && !error ? (
    <ArchivedNotice id={followUp._id} />
  ) : (
    <DeletedNotice record={{ recordType: 'follow-up', recordId: followUp._id }} error={error} />
  )

const ArchiveButton = ({ followUp, draft }: { followUp: FollowUp; draft: CommentsDraft | undefined }) => {
  const archive = useArchiveFollowUp(followUp)
  const unarchive = useUnarchiveFollowUp(followUp)
  const saveComments = useUpdateComments(followUp)
  const isBusy = archive.isPending || unarchive.isPending || saveComments.isPending

  // An archived follow-up leaves the screen, so unsaved comments are saved first.
  const saveAndArchive = () => {
    const isUnsaved = draft !== undefined && draft.comments !== (followUp.comments ?? '')
    if (isUnsaved) saveComments.mutate(draft, { onSuccess: () => archive.mutate(now()) })
    else archive.mutate(now())
  }

  return followUp.archived_at ? (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArchiveOff size={15} />}
      loading={isBusy}
      onClick={() => unarchive.mutate(null)}
    >
      Unarchive
    </Button>
  ) : (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArchive size={15} />}
      loading={isBusy}
      onClick={saveAndArchive}
    >
      Archive
    </Button>
  )
}

type Props = {
  followUp: FollowUp
  /** whether the list no longer has it, and it is shown only because its comments are not saved */
  isKept: boolean
  onUnsaved: (followUp: FollowUp, isUnsaved: boolean) => void
}

// The history opens at the foot of the panel, which a phone does not show.
const bringIntoView = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' })

/** One follow-up: its steps, dates, comments and actions (FUP-31). */
export const FollowUpPanel = ({ followUp: listed, isKept, onUnsaved }: Props) => {
  const current = useQuery({ ...followUpQuery(listed._id), enabled: isKept })
  const followUp = (isKept && current.data) || listed
  const [isHistoryShown, setHistoryShown] = useState(false)
  const [draft, setDraft] = useKeptDraft<CommentsDraft>(['comments', followUp._id], { comments: '', version: 0 })
  const { moveTo, moving } = useMoveOrComplete(followUp)
  const remove = useRemoveFollowUp(followUp._id)
  const { label, organization_name } = followUp
  const isReadOnly = useIsReadOnly()
  const isArchived = followUp.archived_at !== null

  const confirmAndRemove = async () => {
    if (!(await confirmDelete(`This deletes the follow-up ${label} of ${organization_name}.`))) return
    remove.mutate(undefined, { onSuccess: () => setDraft(undefined) })
  }

  return (
    <Paper component="section" id={followUp._id} aria-label={label} p="md" className={classes.panel}>
      <Stack gap="md">
        <Group justify="space-between" gap="xs">
          <Group gap="sm">
            <Title order={2}>{label}</Title>
            <ProgressDot isCompleted={followUp.step_index === followUp.max_step_index} />
          </Group>
          <Group gap={6}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconHistory size={15} />}
              aria-expanded={isHistoryShown}
              onClick={() => setHistoryShown(!isHistoryShown)}
            >
              History
            </Button>
            <Permitted call={followUpsCalls.updateFollowUp}>
              <ArchiveButton followUp={followUp} draft={draft} />
            </Permitted>
            <Permitted call={followUpsCalls.removeFollowUp}>
              <IconButton
                icon={IconTrash}
                tooltip="Delete"
                size={30}
                color="red"
                aria-label={`Delete ${label}`}
                loading={remove.isPending}
                onClick={() => void confirmAndRemove()}
              />
            </Permitted>
          </Group>
        </Group>
        {isKept && <KeptNotice followUp={followUp} error={current.error} />}
        {isArchived && (
          <Text size="sm" c="dimmed">
            Archived on {displayInstant(followUp.archived_at)}. {!isReadOnly && 'Unarchive it to change it.'}
          </Text>
        )}
        <StepTracker
          name={followUp.name}
          current={followUp.step_index}
          moving={moving}
          isReadOnly={isArchived || isReadOnly}
          onMove={(step) => void moveTo(step)}
        />
        {!isArchived && (
          <Suspense>
            <StepPapers organizationId={followUp.organization_id} code={followUp.name} step={followUp.step_index} />
          </Suspense>
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Editable>
            <FollowUpDates followUp={followUp} />
            <FollowUpComments followUp={followUp} draft={draft} onDraft={setDraft} onUnsaved={onUnsaved} />
          </Editable>
        </SimpleGrid>
        {isHistoryShown && (
          <Stack gap="md" ref={bringIntoView}>
            <FollowUpHistory followUp={followUp} />
            <div>
              <HistoryButton recordType="follow-up" recordId={followUp._id} name={label} text="All changes" />
            </div>
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}
