import { ActionIcon, Menu, Text, TextInput } from '@mantine/core'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { deadlineKindOf, deadlineRecordId, doneLabelOf, isRemindedOf } from '@registrar/domain/deadlines/deadline-kinds'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { addDays, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useChase } from '#features/reminders'
import { useBackLinkState } from '#lib/back-link'
import { today } from '#lib/clock'
import { useMay } from '#lib/may'
import { errorMessage } from '#lib/error-message'
import { confirm } from '#ui/confirm'
import { toast } from '#lib/toast'
import { useUndoable } from '#ui/use-undoable'
import { UserMultiSelect } from '#features/users'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { DateField } from '#ui/date-field'
import {
  refreshedByRows,
  rowTitle,
  useAssignDeadline,
  usersOf,
  useSnoozeDeadline,
  useUnsnoozeDeadline,
} from './deadlines.api.ts'
import { type Draw, finishOf, type Run } from './finish-deadline.tsx'

type SnoozeDialogProps = { row: DeadlineRow; title: string; onClose: () => void }
type Values = { until: IsoDate | null; reason: string }

const WEEK = 7

/** Snoozes a deadline until a day, with a reason (DUE-8). */
const SnoozeDialog = ({ row, title, onClose }: SnoozeDialogProps) => {
  const tomorrow = addDays(today(), 1)
  const inAWeek = addDays(today(), WEEK)
  const initial: Values = {
    until: row.legalDate !== null && row.legalDate < inAWeek ? row.legalDate : inAWeek,
    reason: '',
  }
  const form = useDialogForm({
    about: row._id,
    initial,
    toBody: ({ until, reason }) => (until && reason.trim() ? { until, reason } : undefined),
    mutation: useSnoozeDeadline(row),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Snooze" onClose={onClose} submitLabel="Snooze" {...form.dialog}>
      <Text size="sm">
        {title}
        {row.legalDate && `. At most until the legal day, ${displayDate(row.legalDate)}.`}
      </Text>
      <DateField
        label="Until"
        required
        minDate={tomorrow}
        {...(row.legalDate && { maxDate: row.legalDate })}
        {...form.field('until')}
      />
      <TextInput label="Reason" required data-autofocus maxLength={2000} {...form.text('reason')} />
    </ModalForm>
  )
}

type Props = { row: DeadlineRow; title: string; onClose: () => void }

/** Puts users in charge of a task, or of the company that a deadline is of. */
const AssignDialog = ({ row, title, onClose }: Props) => {
  const isTask = row.kind === 'TASK'
  const form = useDialogForm({
    about: row._id,
    initial: { users: usersOf(row) },
    toBody: ({ users }) => (isTask && users.length === 0 ? undefined : users),
    mutation: useAssignDeadline(row),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Assign" onClose={onClose} submitLabel="Assign" {...form.dialog}>
      <Text size="sm">
        {isTask ? title : `Choose who is in charge of ${row.organizationName} and all its deadlines.`}
      </Text>
      <UserMultiSelect
        isField
        label="Users"
        placeholder="Select users..."
        users={form.values.users}
        onChange={(users) => form.change({ users })}
      />
    </ModalForm>
  )
}

/**
 * How a row is done (DUE-11): by one click, which is confirmed, or in a dialog that `onDialog` draws. `label` is undefined for what is
 * done on its own page.
 */
const useDone = (row: DeadlineRow, onDialog: (draw: Draw) => void) => {
  const client = useQueryClient()
  const [isLoading, setLoading] = useState(false)
  const finish = finishOf(row)
  const label = doneLabelOf(row)
  const complete = useUndoable<Run>({
    run: (run) => run(deadlineRecordId(row._id)),
    message: `${row.subject}: done`,
    refresh: refreshedByRows,
  })

  const start = async (title: string) => {
    if (label === undefined || !finish) return
    if ('run' in finish) {
      if (await confirm({ title: `${label}?`, message: title, confirmLabel: label })) complete.mutate(finish.run)
      return
    }

    setLoading(true)
    try {
      onDialog(await finish.open(row, client))
    } catch (error) {
      toast.error(errorMessage(error))
    } finally {
      setLoading(false)
    }
  }

  return { label, start, isBusy: isLoading || complete.isPending }
}

const Actions = ({ row }: { row: DeadlineRow }) => {
  const [dialog, setDialog] = useState<'snooze' | 'assign'>()
  const [doneDialog, setDoneDialog] = useState<ReactNode>()
  const backLinkState = useBackLinkState()
  const close = () => setDialog(undefined)
  const reminder = useChase()
  const mayRemind = useMay(remindersCalls.chaseReminders) && isRemindedOf(row)
  const done = useDone(row, (draw) => setDoneDialog(draw(() => setDoneDialog(undefined))))
  const wake = useUnsnoozeDeadline(row)
  const title = rowTitle(row)
  const isPastLaw = row.legalDate !== null && row.legalDate <= today()

  const remind = async () => {
    const [refused] = await reminder.chase({ deadlineIds: [row._id] })
    if (refused) toast.error(refused.reason)
  }

  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon size={28} loading={done.isBusy || reminder.isBusy} aria-label={`Actions for ${title}`}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {done.label ? (
            <Menu.Item onClick={() => void done.start(title)}>{done.label}</Menu.Item>
          ) : (
            <Menu.Item component={Link} to={row.path} state={backLinkState}>
              {deadlineKindOf(row.kind).open}
            </Menu.Item>
          )}
          {mayRemind && <Menu.Item onClick={() => void remind()}>Send reminder</Menu.Item>}
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
      {reminder.dialog}
      {dialog === 'snooze' && <SnoozeDialog row={row} title={title} onClose={close} />}
      {dialog === 'assign' && <AssignDialog row={row} title={title} onClose={close} />}
    </>
  )
}

/** The actions of a deadline: done, snooze, assign. Only for users who may change something. */
export const DeadlineMenu = ({ row }: { row: DeadlineRow }) =>
  useMay(deadlinesCalls.snoozeDeadline) ? <Actions row={row} /> : null
