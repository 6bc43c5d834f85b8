import { ActionIcon, Menu } from '@mantine/core'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { today } from '#lib/clock'
import { useMay } from '#lib/may'
import { AssignDialog } from './assign-dialog.tsx'
import { rowTitle, useUnsnoozeDeadline } from './deadlines.api.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'
import { useDone } from './use-done.tsx'

const Actions = ({ row }: { row: DeadlineRow }) => {
  const [dialog, setDialog] = useState<'snooze' | 'assign'>()
  const [doneDialog, setDoneDialog] = useState<ReactNode>()
  const backLinkState = useBackLinkState()
  const close = () => setDialog(undefined)
  const done = useDone(row, (draw) => setDoneDialog(draw(() => setDoneDialog(undefined))))
  const wake = useUnsnoozeDeadline(row)
  const title = rowTitle(row)
  const isPastLaw = row.legalDate !== null && row.legalDate <= today()

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} loading={done.isBusy} aria-label={`Actions for ${title}`}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {done.label ? (
            <Menu.Item onClick={() => void done.start(title)}>{done.label}</Menu.Item>
          ) : (
            <Menu.Item component={Link} to={row.path} state={backLinkState}>
              Open the file to review it
            </Menu.Item>
          )}
          {row.snoozedUntil && <Menu.Item onClick={() => wake.mutate()}>End the snooze</Menu.Item>}
          <Menu.Item disabled={isPastLaw} onClick={() => setDialog('snooze')}>
            {isPastLaw ? 'Cannot be snoozed past the legal day' : 'Snooze'}
          </Menu.Item>
          {(row.kind === 'TASK' || row.organizationId !== null) && (
            <Menu.Item onClick={() => setDialog('assign')}>Assign</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{doneDialog}</Suspense>
      {dialog === 'snooze' && <SnoozeDialog row={row} title={title} onClose={close} />}
      {dialog === 'assign' && <AssignDialog row={row} title={title} onClose={close} />}
    </>
  )
}

/** The actions of a deadline: done, snooze, assign. Only for users who may change something. */
export const DeadlineMenu = ({ row }: { row: DeadlineRow }) =>
  useMay(deadlinesCalls.snoozeDeadline) ? <Actions row={row} /> : null
