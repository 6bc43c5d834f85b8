import { Textarea } from '@mantine/core'
import { endsPepMark, pepMarkEndsFrom } from '@registrar/domain/people/pep-mark'
import type { Person } from '@registrar/domain/people/person'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type * as z from 'zod'
import { useFieldValue } from '#lib/use-field-value'
import type { RecordForm } from '#lib/use-record-form'
import { DateField } from '#ui/date-field'
import { Fields } from '#ui/section'

type Marked = { pep: boolean; pepLeftOfficeOn: string | null; pepEndReason: string | null }

/** The schema of a form that ends a mark only with the reason for it. */
export const withPepDecision = <V extends Marked>(schema: z.ZodType<V>, person: Person) =>
  schema.refine((values) => !endsPepMark(person, values) || Boolean(values.pepEndReason?.trim()), {
    path: ['pepEndReason'],
    error: 'Say why the mark ends.',
  })

const officeHint = (from: string | null, isEnding: boolean): string => {
  if (from) return `The mark stays until ${displayDate(from)} at least, longer where the risk asks for it`
  return isEnding ? 'Leave it empty if there was no office' : 'The mark stays for twelve months after it at least'
}

type Props<V extends Marked & Record<string, unknown>> = { person: Person; form: RecordForm<V> }

/** How long the mark of a politically exposed person stays after the office, and the decision that ends it (AML-28). */
export const PepMark = <V extends Marked & Record<string, unknown>>({ person, form: recordForm }: Props<V>) => {
  const { form, field } = recordForm
  const isMarked = useFieldValue(form, 'pep')
  const leftOn = useFieldValue(form, 'pepLeftOfficeOn')
  const isEnding = endsPepMark(person, { pep: isMarked })
  const isEnded = !isMarked && (isEnding || Boolean(person.pepEndReason))
  if (!isMarked && !isEnded) return null

  return (
    <Fields columns={2}>
      <DateField
        {...field('pepLeftOfficeOn')}
        description={officeHint(pepMarkEndsFrom({ pepLeftOfficeOn: leftOn }), isEnding)}
      />
      {isEnded && <Textarea autosize minRows={2} required={isEnding} {...field('pepEndReason')} />}
    </Fields>
  )
}
