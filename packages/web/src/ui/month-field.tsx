import { MonthPickerInput } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'

type Props = {
  label?: string
  'aria-label'?: string
  value: string | null
  onChange: (month: string | null) => void
  disabled?: boolean
  placeholder?: string
  /** false: inside another panel, which a click in a portal would close */
  withinPortal?: boolean
}

/** An input of a month: shown as MM/yyyy; its value is `yyyy-MM`. */
export const MonthField = ({ value, onChange, placeholder = 'mm/yyyy', withinPortal = true, ...rest }: Props) => (
  <MonthPickerInput
    {...rest}
    placeholder={placeholder}
    valueFormat="MM/YYYY"
    clearable
    // In a panel of filters it belongs to the panel: a click on it does not close that.
    popoverProps={{ withinPortal }}
    clearButtonProps={{ 'aria-label': 'Clear the month' }}
    value={value && `${value}-01`}
    onChange={(day) => onChange(day && day.slice(0, 7))}
  />
)
