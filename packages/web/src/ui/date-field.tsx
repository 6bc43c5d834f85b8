import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

// Without this plugin a typed day is read as a US date: 12/03/2024 would be 3 December.
dayjs.extend(customParseFormat)

// The short forms are for people who type fast. The day always comes before the month.
const FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DDMMYYYY', 'YYYY-MM-DD']

/** Reads a typed day, the day before the month, as `yyyy-MM-dd`; null when it is not a day. */
export const parseTypedDay = (typed: string): string | null => {
  const format = FORMATS.find((one) => dayjs(typed.trim(), one, true).isValid())
  return format ? dayjs(typed.trim(), format, true).format('YYYY-MM-DD') : null
}

/** An input of a day: shown and typed as dd/MM/yyyy (DAY-5); its value is `yyyy-MM-dd`. */
export const DateField = (props: DateInputProps) => (
  <DateInput
    valueFormat="DD/MM/YYYY"
    dateParser={parseTypedDay}
    placeholder="dd/mm/yyyy"
    clearable
    clearButtonProps={{ 'aria-label': 'Clear the date' }}
    highlightToday
    popoverProps={{ withinPortal: true }}
    {...props}
  />
)
