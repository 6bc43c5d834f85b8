import { Alert, Select, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { b1b73Choices, b1b73Months } from '@registrar/domain/organizations/annual-returns/b1b73-choices'
import { countText } from '@registrar/domain/shared/count-text'
import { useState } from 'react'

type B1b73SelectProps = { nextAr: IsoDate | null; value: IsoDate | null; onChange: (date: IsoDate | null) => void }

/** Moves the annual return date by 1 to 6 months from Next AR (AR-6). Needs a valid Next AR. */
const B1b73Select = ({ nextAr, value, onChange }: B1b73SelectProps) => {
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

type Props = {
  nextAr: IsoDate | null
  value: IsoDate | null
  onChange: (date: IsoDate | null) => void
  /** why the CRO would refuse it */
  problems: string[]
  reason: string
  onReason: (reason: string) => void
  isReasonMissing: boolean
}

/** The B1B73. When the CRO would refuse it, it says why and asks for a reason, which the history keeps (AR-6, AR-11). */
export const B1b73Field = ({ nextAr, value, onChange, problems, reason, onReason, isReasonMissing }: Props) => (
  <Stack gap="xs">
    <B1b73Select nextAr={nextAr} value={value} onChange={onChange} />
    {problems.length > 0 && (
      <>
        <Alert
          title="The CRO would refuse this B1B73"
          color="yellow"
          role="alert"
          styles={{ title: { color: 'var(--app-amber-text)' } }}
        >
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
        <TextInput
          label="Reason for the B1B73"
          description="It is kept in the list of past ARDs"
          required
          maxLength={500}
          value={reason}
          error={isReasonMissing && 'Give the reason for filing it anyway.'}
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      </>
    )}
  </Stack>
)
