import { Select } from '@mantine/core'
import { b1b73Choices, b1b73Months } from '@registrar/domain/organizations/annual-returns/b1b73-choices'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'

type Props = { nextAr: IsoDate | null; value: IsoDate | null; onChange: (date: IsoDate | null) => void }

/** Moves the annual return date by 1 to 6 months from Next AR (AR-6). Needs a valid Next AR. */
export const B1b73Select = ({ nextAr, value, onChange }: Props) => {
  const [error, setError] = useState<string | null>(null)
  const choices = b1b73Choices(nextAr)
  const options = b1b73Months.map((count) => {
    const months = countText(count, 'month')
    const date = choices?.[count - 1]?.date
    return { value: String(count), label: date ? `${months} (${displayDate(date)})` : months }
  })
  const chosen = choices?.find((choice) => choice.date === value)
  const saved = value && !chosen ? [{ value, label: displayDate(value) }] : []

  const choose = (picked: string | null) => {
    if (picked === null || picked === value) {
      setError(null)
      if (picked === null) onChange(null)
      return
    }
    const choice = choices?.find((one) => String(one.months) === picked)
    setError(choice ? null : 'Next AR is not a valid date')
    if (choice) onChange(choice.date)
  }

  return (
    <Select
      label="B1B73 - Annual Return and Change of ARD"
      placeholder="Months to add to Next AR"
      description="Not for the first return, and only once in 5 years. File it within 56 days of Next AR."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...saved, ...options]}
      value={chosen ? String(chosen.months) : value}
      onChange={choose}
      error={error}
      clearable
    />
  )
}
