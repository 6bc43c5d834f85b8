import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { lastDayToFileOwners } from '@registrar/domain/filings/filing-days'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { today } from '#lib/clock'
import { useFieldValue } from '#lib/use-field-value'

const legalHint = (incorporated: IsoDate, isFiled: boolean): string => {
  if (isFiled) return 'File a change of beneficial owners within 14 days'

  const day = lastDayToFileOwners(incorporated)
  const [due, late] = day < today() ? ['were due', ` (${timeLeftText(day, today())})`] : ['are due', '']
  return `The beneficial owners ${due} by ${displayDate(day)}, within 5 months of incorporation${late}`
}

type Values = { rbo: boolean; incorporationDate: IsoDate | null }

/** Whether the beneficial owners are filed with the RBO, with the legal deadline beside it (ORG-28). */
export const RboCheckbox = <V extends Values>({ form }: { form: UseFormReturnType<V> }) => {
  const rbo = useFieldValue(form, 'rbo')
  const incorporated = useFieldValue(form, 'incorporationDate')

  return (
    <Checkbox
      label="RBO Compliant"
      description={incorporated ? legalHint(incorporated, rbo) : undefined}
      key={form.key('rbo')}
      {...form.getInputProps('rbo', { type: 'checkbox' })}
    />
  )
}
