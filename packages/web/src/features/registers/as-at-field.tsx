import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { DateField } from '#ui/date-field'

/** The day on which registers and owners are looked at. */
export const AsAtField = ({ value, onChange }: { value: IsoDate; onChange: (day: IsoDate) => void }) => (
  <DateField label="As at" value={value} onEntry={(day) => day && onChange(day)} clearable={false} w={150} />
)
