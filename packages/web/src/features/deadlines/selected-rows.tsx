import { Button, List, Text, TextInput } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { useState } from 'react'
import { useChase } from '#features/reminders'
import { UserSelect, useUserOptions } from '#features/users'
import { today } from '#lib/clock'
import { useMay } from '#lib/may'
import { confirm } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { SelectedBar } from '#ui/selected-bar'
import { rowTitle, snoozeRow } from './deadlines.api.ts'
import classes from './deadlines.module.css'
import { addUser, completeRow } from './row-actions.ts'
import type { TickedRows } from './ticked-rows.ts'
import { useRunRows } from './use-run-rows.ts'

const WEEK = 7

type DialogProps<T> = { count: string; onChosen: (values: T) => void; onClose: () => void }

const AssignDialog = ({ count, onChosen, onClose }: DialogProps<{ userId: string; userName: string }>) => {
  const options = useUserOptions()
  const [chosen, setChosen] = useState<string | null>(null)
  const user = options.find(({ value }) => value === chosen)

  return (
    <ModalForm
      title="Assign"
      onClose={onClose}
      submitLabel="Assign"
      canSubmit={user !== undefined}
      onSubmit={() => user && onChosen({ userId: user.value, userName: user.label })}
    >
      <Text size="sm">
        Adds somebody to those in charge of {count}: to the users of a task, else to those of the company.
      </Text>
      <UserSelect label="User" required data-autofocus value={chosen} onChange={setChosen} />
    </ModalForm>
  )
}

const SnoozeDialog = ({ count, onChosen, onClose }: DialogProps<{ until: IsoDate; reason: string }>) => {
  const [until, setUntil] = useState<IsoDate | null>(addDays(today(), WEEK))
  const [reason, setReason] = useState('')
  const isWhole = until !== null && reason.trim() !== ''

  return (
    <ModalForm
      title="Snooze"
      onClose={onClose}
      submitLabel="Snooze"
      canSubmit={isWhole}
      isDirty={reason !== ''}
      onSubmit={() => isWhole && onChosen({ until, reason })}
    >
      <Text size="sm">{count}. None is snoozed past its legal day.</Text>
      <DateField label="Until" required minDate={addDays(today(), 1)} value={until} onChange={setUntil} />
      <TextInput
        label="Reason"
        required
        data-autofocus
        maxLength={2000}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ModalForm>
  )
}

/** What can be done to the ticked deadlines (DUE-14), how far it is, and to which of them it could not be done. */
export const SelectedRows = ({ ticked }: { ticked: TickedRows }) => {
  const { rows, untick, clear } = ticked
  const [dialog, setDialog] = useState<'assign' | 'snooze'>()
  const reminders = useChase()
  const { run, progress, refused, refuse } = useRunRows(untick)
  const maySend = useMay(remindersCalls.sendReminders)
  const count = countText(rows.length, 'deadline')
  const close = () => setDialog(undefined)
  const isBusy = progress !== undefined

  const complete = async () => {
    const isSure = await confirm({
      title: `Complete ${count}?`,
      message: 'Those that ask for a day or an amount stay ticked.',
      confirmLabel: 'Complete',
    })
    if (isSure) await run({ rows, act: completeRow, done: 'Completed' })
  }

  const remind = async () => {
    const without = await reminders.chase({ deadlineIds: rows.map(({ _id }) => _id) })
    refuse(without.flatMap(({ _id, reason }) => rows.filter((row) => row._id === _id).map((row) => ({ row, reason }))))
  }

  return (
    <SelectedBar className={classes.selected}>
      <strong role="status">{progress ? `${progress.done} of ${progress.total} …` : `${count} selected`}</strong>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => setDialog('assign')}>
        Assign
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => setDialog('snooze')}>
        Snooze
      </Button>
      {maySend && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          loading={reminders.isBusy}
          onClick={() => void remind()}
        >
          Send reminder
        </Button>
      )}
      <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void complete()}>
        Complete
      </Button>
      <Button size="compact-sm" variant="subtle" color="gray" disabled={isBusy} onClick={clear}>
        Clear the selection
      </Button>
      {refused.length > 0 && (
        <div role="alert" className={classes.refused}>
          <List size="sm" aria-label="Not done">
            {refused.map(({ row, reason }) => (
              <List.Item key={row._id}>
                {rowTitle(row)}: {reason}
              </List.Item>
            ))}
          </List>
        </div>
      )}
      {dialog === 'assign' && (
        <AssignDialog
          count={count}
          onClose={close}
          onChosen={(user) => {
            close()
            void run({ rows, act: (row) => addUser(row, user), done: 'Assigned' })
          }}
        />
      )}
      {dialog === 'snooze' && (
        <SnoozeDialog
          count={count}
          onClose={close}
          onChosen={(body) => {
            close()
            void run({ rows, act: (row) => snoozeRow(row, body), done: 'Snoozed' })
          }}
        />
      )}
      {reminders.dialog}
    </SelectedBar>
  )
}
