import { Text, TextInput } from '@mantine/core'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import { addDays, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useSnoozeDeadline } from './deadlines.api.ts'

type Props = { row: DeadlineRow; title: string; onClose: () => void }
type Values = { until: IsoDate | null; reason: string }

const WEEK = 7

/** Snoozes a deadline until a day, with a reason (DUE-8). */
export const SnoozeDialog = ({ row, title, onClose }: Props) => {
  const tomorrow = addDays(today(), 1)
  const inAWeek = addDays(today(), WEEK)
  const initial: Values = {
    until: row.legalDate !== null && row.legalDate < inAWeek ? row.legalDate : inAWeek,
    reason: '',
  }
  const form = useDialogForm({
    initial,
    toBody: ({ until, reason }) => (until && reason.trim() ? { until, reason } : undefined),
    mutation: useSnoozeDeadline(row),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Snooze" isOpen onClose={onClose} submitLabel="Snooze" {...form.dialog}>
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
