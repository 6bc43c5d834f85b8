import type { UseFormReturnType } from '@mantine/form'
import type { Organization } from '@registrar/domain/organizations/organization'
import { saysTheSame } from '@registrar/domain/people/changed-particulars'
import { ChangeQuestion, filingToSend, type useChangeQuestion } from '#features/filings'
import { useFieldValue } from '#lib/use-field-value'

type Question = ReturnType<typeof useChangeQuestion>
type Office = Pick<Organization, 'address'>

// To fill in what was empty moves nothing, nor does another spelling (FIL-9).
const isMoved = ({ address }: Office, typed: string | null | undefined): boolean =>
  Boolean(address?.trim()) && Boolean(typed?.trim()) && !saysTheSame(address, typed)

/** What a save of a company sends of the filing of its move. */
export const moveToSend = (organization: Office, typed: string | undefined, { values }: Question) =>
  isMoved(organization, typed)
    ? { ...(!values.isCorrection && { addressChangedOn: values.changedOn }), ...filingToSend(values) }
    : {}

type Props<V extends { address: string }> = {
  organization: Office
  form: UseFormReturnType<V>
  question: Question
}

/** Asks on which day the registered office moved, when another address is typed (FIL-9). Renders nothing while none is. */
export const OfficeMove = <V extends { address: string }>({ organization, form, question }: Props<V>) =>
  isMoved(organization, useFieldValue(form, 'address')) && (
    <ChangeQuestion
      {...question}
      field="addressChangedOn"
      label="Moved on"
      makes="The registered office moves: B2 to be filed within 14 days."
      errors={form.errors}
    />
  )
