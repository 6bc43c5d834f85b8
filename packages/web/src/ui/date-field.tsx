import { DateInput, type DateInputProps } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'

// Without it typed text is read as a US date: 12/03/2024 would be the 3rd of December.
dayjs.extend(customParseFormat)

/** Also as people type them in a hurry; the day always comes first. */
const FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DD/MM/YY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'DDMMYYYY', 'YYYY-MM-DD']

/** A day as typed, the day always before the month; `null` for what is none. */
export const readDay = (typed: string): string | null => {
  const format = FORMATS.find((one) => dayjs(typed.trim(), one, true).isValid())
  return format ? dayjs(typed.trim(), format, true).format('YYYY-MM-DD') : null
}

/** A day: shown and typed as dd/MM/yyyy, given and taken as `yyyy-MM-dd`. */
export const DateField = (props: DateInputProps) => (
  <DateInput
    valueFormat="DD/MM/YYYY"
    dateParser={readDay}
    placeholder="dd/mm/yyyy"
    clearable
    clearButtonProps={{ 'aria-label': 'Clear the date' }}
    highlightToday
    popoverProps={{ withinPortal: true }}
    {...props}
  />
)
