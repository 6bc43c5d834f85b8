import { ActionIcon, Menu } from '@mantine/core'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-search'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { today } from '#lib/clock'
import { confirm } from '#ui/confirm'
import { AssignDialog } from './assign-dialog.tsx'
import { completionOf, useCompleteDeadline } from './complete-deadline.ts'
import { useWakeDeadline } from './deadlines.api.ts'
import { SnoozeDialog } from './snooze-dialog.tsx'

type Props = { row: DeadlineRow }

/** The actions of a deadline: done, snooze, assign. */
export const DeadlineMenu = ({ row }: Props) => {
  const [dialog, setDialog] = useState<'snooze' | 'assign'>()
  const complete = useCompleteDeadline(row)
  const wake = useWakeDeadline(row._id)
  const completion = completionOf(row)
  const name = row.organizationName ?? row.personName
  const title = name ? `${name}: ${row.subject}` : row.subject
  const close = () => setDialog(undefined)
  const isPastLaw = row.legalDate !== null && row.legalDate <= today()

  const finish = async (label: string) => {
    if (await confirm({ title: `${label}?`, message: title, confirmLabel: label })) complete.mutate()
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} loading={complete.isPending} aria-label={`Actions for ${title}`}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {completion && <Menu.Item onClick={() => void finish(completion.label)}>{completion.label}</Menu.Item>}
          {row.snoozedUntil && <Menu.Item onClick={() => wake.mutate()}>End the snooze</Menu.Item>}
          <Menu.Item disabled={isPastLaw} onClick={() => setDialog('snooze')}>
            {isPastLaw ? 'No snooze past the legal day' : 'Snooze'}
          </Menu.Item>
          {(row.kind === 'TASK' || row.organizationId !== null) && (
            <Menu.Item onClick={() => setDialog('assign')}>Assign</Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'snooze' && <SnoozeDialog row={row} title={title} onClose={close} />}
      {dialog === 'assign' && <AssignDialog row={row} title={title} onClose={close} />}
    </>
  )
}
