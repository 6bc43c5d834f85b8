import { Group, SegmentedControl, Stack } from '@mantine/core'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Fragment, useCallback, useState } from 'react'
import { useListState } from '#lib/list-state'
import { Permitted } from '#ui/permitted'
import { Picker } from '#ui/picker'
import { QueryResult } from '#ui/query-result'
import { toast } from '#lib/toast'
import { confirmLeave, LEAVE_PAGE, useUnsavedGuard } from '#ui/unsaved-guard'
import { followUpOptions } from './follow-up-options.ts'
import { FollowUpPanel } from './follow-up-panel.tsx'
import classes from './follow-up.module.css'
import { alreadyExistsMessage, organizationFollowUpsQuery, selectArchived, useStartFollowUp } from './follow-ups.api.ts'

const route = getRouteApi('/staff/organization/$id/{-$tab}')

type Shown = { followUp: FollowUp; isKept: boolean }

// A follow-up that a colleague has archived or deleted stays while its comments are not saved (LIVE-6).
const withUnsaved = (listed: FollowUp[], unsaved: readonly FollowUp[]): Shown[] => {
  const kept = unsaved.filter(({ _id }) => !listed.some((one) => one._id === _id))
  const all = [
    ...listed.map((followUp) => ({ followUp, isKept: false })),
    ...kept.map((followUp) => ({ followUp, isKept: true })),
  ]
  return kept.length === 0 ? all : all.toSorted((a, b) => b.followUp.createdAt.localeCompare(a.followUp.createdAt))
}

const FollowUpAnchors = ({ followUps }: { followUps: Shown[] }) => (
  <nav className={classes.anchors} aria-label="Follow-ups on this page">
    {followUps.map(({ followUp: { _id, label, step_index, max_step_index } }) => (
      <Link
        key={_id}
        to="."
        hash={_id}
        state={true}
        replace
        className={classes.anchor}
        activeOptions={{ includeHash: true }}
      >
        {label}
        <span className={classes.dimmed}>
          {step_index}/{max_step_index}
        </span>
      </Link>
    ))}
  </nav>
)

type AddProps = { organizationId: string; active: FollowUp[] | undefined; onAdded: () => void }

const AddFollowUp = ({ organizationId, active, onAdded }: AddProps) => {
  const start = useStartFollowUp()
  // A new key after each choice empties the select.
  const [choiceCount, setChoiceCount] = useState(0)

  const add = (name: FollowUpCode) => {
    if (active?.some((one) => one.name === name)) toast.error(alreadyExistsMessage(name))
    else start.mutate({ name, organizationId }, { onSuccess: onAdded })
    setChoiceCount((count) => count + 1)
  }

  return (
    <Picker
      key={choiceCount}
      autoFocus={choiceCount > 0}
      aria-label="Add a follow-up"
      placeholder="Add a follow-up..."
      data={followUpOptions}
      value={null}
      onChange={(name) => name && add(name)}
      nothingFoundMessage="No follow-up of that name"
      maxDropdownHeight={360}
      w={{ base: '100%', xs: 320 }}
    />
  )
}

/** The follow-ups of an organization, active or archived (FUP-31). */
export const FollowUpsTab = ({ organizationId }: { organizationId: string }) => {
  const { values, set } = useListState(route.useSearch())
  const isArchived = values.archived ?? false
  const [unsaved, setUnsaved] = useState<readonly FollowUp[]>([])
  useUnsavedGuard(unsaved.length > 0, LEAVE_PAGE)
  const active = useQuery(organizationFollowUpsQuery(organizationId, false)).data
  const query = useQuery({
    ...organizationFollowUpsQuery(organizationId, isArchived),
    select: (all) => withUnsaved(selectArchived(all, isArchived), unsaved),
  })

  const show = async (archived: true | undefined) => {
    if (!(await confirmLeave())) return
    setUnsaved([])
    set({ archived }, { replace: true })
  }

  const markUnsaved = useCallback((followUp: FollowUp, isUnsaved: boolean) => {
    setUnsaved((all) => [...all.filter(({ _id }) => _id !== followUp._id), ...(isUnsaved ? [followUp] : [])])
  }, [])

  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Permitted call={followUpsCalls.startFollowUp}>
          <AddFollowUp
            organizationId={organizationId}
            active={active}
            onAdded={() => isArchived && void show(undefined)}
          />
        </Permitted>
        <SegmentedControl
          aria-label="Follow-ups shown"
          size="xs"
          data={[
            { value: 'active', label: active ? `Active (${active.length})` : 'Active' },
            { value: 'archived', label: 'Archived' },
          ]}
          value={isArchived ? 'archived' : 'active'}
          onChange={(value) => void show(value === 'archived' || undefined)}
        />
      </Group>
      <QueryResult
        query={query}
        failureMessage="Failed to fetch follow-ups."
        empty={isArchived ? 'No archived follow-ups' : 'No follow-ups yet'}
      >
        {(followUps) => (
          <Fragment key={String(isArchived)}>
            {followUps.length > 1 && <FollowUpAnchors followUps={followUps} />}
            {followUps.map(({ followUp, isKept }) => (
              <FollowUpPanel key={followUp._id} followUp={followUp} isKept={isKept} onUnsaved={markUnsaved} />
            ))}
          </Fragment>
        )}
      </QueryResult>
    </Stack>
  )
}
