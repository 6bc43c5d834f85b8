import { MonthPickerInput } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'

type Props = {
  label?: string
  'aria-label'?: string
  value: string | null
  onChange: (month: string | null) => void
  disabled?: boolean
  placeholder?: string
}

/** An input of a month: shown as MM/yyyy; its value is `yyyy-MM`. */
export const MonthField = ({ value, onChange, placeholder = 'mm/yyyy', ...rest }: Props) => (
  <MonthPickerInput
    {...rest}
    placeholder={placeholder}
    valueFormat="MM/YYYY"
    clearable
    clearButtonProps={{ 'aria-label': 'Clear the month' }}
    value={value && `${value}-01`}
    onChange={(day) => onChange(day && day.slice(0, 7))}
  />
)
