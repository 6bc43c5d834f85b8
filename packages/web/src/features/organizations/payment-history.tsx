import { Group, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { paymentText } from '@registrar/domain/organizations/reminder-text'
import type { ServicePayment } from '@registrar/domain/organizations/services/payment-history'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { type FocusEvent, Fragment, useState } from 'react'
import { DateField } from '#ui/date-field'
import { IconButton } from '#ui/icon-button'
import classes from './payment-history.module.css'

type Props = {
  label: string
  /** shown in place of a paid date that is still missing */
  placeholder: string
  rows: ServicePayment[]
  onPaid: (index: number, date: IsoDate | null) => void
  onRemove: (index: number) => void
}

type RowProps = {
  number: number
  placeholder: string
  payment: ServicePayment
  hasNote: boolean
  onPaid: (date: IsoDate | null) => void
  onRemove: () => void
}

// A paid date is shown as text until somebody edits it, so that nobody changes it by accident.
const PaymentRow = ({ number, placeholder, payment, hasNote, onPaid, onRemove }: RowProps) => {
  const { nextPaidReminder, paidDate } = payment
  const [isEdited, setEdited] = useState(paidDate === null)
  const isField = isEdited || paidDate === null

  // From the text, Tab leads to the field's own button, which must stay until it is left too.
  const stopEditingWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return
    // Text that is not a day stays, with its message.
    setEdited(currentTarget.querySelector('input')?.validity.customError ?? false)
  }

  return (
    <tr data-with-note={hasNote || undefined}>
      <td>{displayDate(nextPaidReminder) || '–'}</td>
      <td onBlur={stopEditingWhenLeft}>
        {isField ? (
          <DateField
            aria-label={`Paid date of payment ${number}`}
            placeholder={placeholder}
            value={paidDate}
            onChange={onPaid}
            // Clearing deletes the payment, so it asks like the button beside it.
            clearButtonProps={{ 'aria-label': 'Clear the date', onClick: onRemove }}
            autoFocus={isEdited && paidDate !== null}
          />
        ) : (
          displayDate(paidDate)
        )}
      </td>
      <td>
        {paidDate && (
          <Group gap={2} wrap="nowrap" justify="flex-end">
            {!isField && (
              <IconButton
                icon={IconPencil}
                tooltip="Edit"
                aria-label={`Edit payment ${number}`}
                onClick={() => setEdited(true)}
              />
            )}
            <IconButton
              icon={IconTrash}
              tooltip="Delete"
              color="red"
              aria-label={`Delete payment ${number}`}
              onClick={onRemove}
            />
          </Group>
        )}
      </td>
    </tr>
  )
}

/** The payments of a service, each with the day it was expected. The last, empty row is for the next one (SVC-8). */
export const PaymentHistory = ({ label, placeholder, rows, onPaid, onRemove }: Props) => (
  <>
    <Text size="sm" fw={600} aria-hidden>
      Payment History
    </Text>
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Next Paid Reminder</th>
          <th scope="col">Paid Date</th>
          <th scope="col">
            <span className={classes.hidden}>Delete</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nextPaidReminder, paidDate }, index) => {
          const text = paymentText(nextPaidReminder, paidDate)
          return (
            <Fragment key={index}>
              <PaymentRow
                number={index + 1}
                placeholder={placeholder}
                payment={{ nextPaidReminder, paidDate }}
                hasNote={text !== null}
                onPaid={(date) => onPaid(index, date)}
                onRemove={() => onRemove(index)}
              />
              {text && (
                <tr className={classes.note}>
                  <td colSpan={3} data-late={text.startsWith('late') || undefined}>
                    {text}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  </>
)
