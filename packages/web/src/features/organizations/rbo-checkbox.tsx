import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { lastDayToFileOwners } from '@registrar/domain/organizations/legal-deadlines'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { useFieldValue } from '#lib/use-field-value'

// A hint of the law beside the checkbox; it changes nothing.
const hintOf = (incorporated: IsoDate, isFiled: boolean): string => {
  if (isFiled) return 'A change of beneficial owners is filed within 14 days'
  const day = lastDayToFileOwners(incorporated)
  const words = day < today() ? 'were to be filed' : 'are to be filed'
  return `Beneficial owners ${words} by ${displayDate(day)}, within 5 months of incorporation`
}

type Values = { rbo: boolean; incorporationDate: IsoDate | null }

/** Whether the beneficial owners are filed with the RBO, and by when they are to be. Source: part 2, section 2.3. */
export const RboCheckbox = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => {
  const rbo = useFieldValue(form, 'rbo')
  const incorporated = useFieldValue(form, 'incorporationDate')

  return (
    <Checkbox
      label="RBO Compliant"
      description={incorporated ? hintOf(incorporated, rbo) : undefined}
      key={form.key('rbo')}
      {...form.getInputProps('rbo', { type: 'checkbox' })}
    />
  )
}
