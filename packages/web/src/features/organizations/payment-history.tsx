import { ActionIcon, Text, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { paymentText } from '@registrar/domain/organizations/reminder-text'
import type { ServicePayment } from '@registrar/domain/organizations/services/payment-history'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { Fragment } from 'react'
import { DateField } from '#ui/date-field'
import classes from './payment-history.module.css'

type Props = {
  label: string
  rows: ServicePayment[]
  onPaid: (index: number, date: IsoDate | null) => void
  onRemove: (index: number) => void
}

/** The payments of a service, each with the day it was expected. The last, empty row is for the next one (SVC-8). */
export const PaymentHistory = ({ label, rows, onPaid, onRemove }: Props) => (
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
              <tr data-with-note={text !== null || undefined}>
                <td>{displayDate(nextPaidReminder) || '–'}</td>
                <td>
                  <DateField
                    aria-label={`Paid date of payment ${index + 1}`}
                    value={paidDate}
                    onChange={(date) => onPaid(index, date)}
                  />
                </td>
                <td>
                  {paidDate && (
                    <Tooltip label="Delete">
                      <ActionIcon
                        color="red"
                        aria-label={`Delete payment ${index + 1}`}
                        onClick={() => onRemove(index)}
                      >
                        <IconTrash size={17} stroke={1.6} />
                      </ActionIcon>
                    </Tooltip>
                  )}
                </td>
              </tr>
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
