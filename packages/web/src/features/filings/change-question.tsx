import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useState } from 'react'
import { today } from '#lib/clock'
import { DateField } from '#ui/date-field'
import { Section } from '#ui/section'
import { FilingOfChange, type SaidOfFiling, TO_BE_FILED } from './filing-of-change.tsx'

type Asked = SaidOfFiling & { changedOn: IsoDate | null }

/** What staff answer when a change calls for filings. Each save of the record, which gives it a new version, asks anew. */
export const useChangeQuestion = (version: number | undefined) => {
  const fresh: Asked = { ...TO_BE_FILED, changedOn: today() }
  const [answered, setAnswered] = useState({ version, values: fresh })
  const values = answered.version === version ? answered.values : fresh

  return {
    values,
    change: (patch: Partial<Asked>) => setAnswered({ version, values: { ...values, ...patch } }),
  }
}

type Props = ReturnType<typeof useChangeQuestion> & {
  /** the field of the day, as the call has it */
  field: 'changedOn' | 'addressChangedOn'
  label: string
  makes: string
  /** what the server refuses, by field */
  errors: Readonly<Record<string, unknown>>
}

/** Asks on which day something changed, or whether it is only a correction (FIL-9, FIL-10). */
export const ChangeQuestion = ({ values, change, field, label, makes, errors }: Props) => {
  const problemAt = (name: string) => {
    const error = errors[name]
    return typeof error === 'string' ? error : undefined
  }

  return (
    <Section title="What is to be filed">
      {!values.isCorrection && (
        <DateField
          label={label}
          clearable={false}
          maxDate={today()}
          value={values.changedOn}
          error={problemAt(field)}
          onChange={(changedOn) => change({ changedOn })}
          maw={260}
        />
      )}
      <FilingOfChange values={values} change={change} problemAt={problemAt} makes={makes} />
    </Section>
  )
}
