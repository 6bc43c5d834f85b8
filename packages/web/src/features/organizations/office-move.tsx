import type { UseFormReturnType } from '@mantine/form'
import { toldFiling } from '@registrar/domain/filings/told-filing'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { saysTheSame } from '@registrar/domain/people/changed-particulars'
import { ChangeQuestion, filingToSend, type useChangeQuestion } from '#features/filings'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { useFieldValue } from '#lib/use-field-value'

type Question = ReturnType<typeof useChangeQuestion>
type Office = Pick<Organization, 'address'>
type Company = Office & Pick<Organization, 'name' | 'companyType' | 'incorporationDate' | 'creationStatus'>

// To fill in what was empty moves nothing, nor does another spelling (FIL-9).
const isMoved = ({ address }: Office, typed: string | null | undefined): boolean =>
  Boolean(address?.trim()) && Boolean(typed?.trim()) && !saysTheSame(address, typed)

/** What a save of a company sends of the filing of its move. */
export const moveToSend = (organization: Office, typed: string | undefined, { values }: Question) =>
  isMoved(organization, typed)
    ? { ...(!values.isCorrection && { addressChangedOn: values.changedOn }), ...filingToSend(values) }
    : {}

const moveText = ({ name, companyType, ...company }: Company, on: IsoDate): string => {
  const isBranch = (companyType ?? guessCompanyType(name)) === 'BRANCH'
  return `The registered office moves: ${toldFiling('B2', on, { ...company, isBranch }, { today: today(), closingDays: closingDays() })}`
}

type Props<V extends { address: string }> = {
  organization: Company
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
      makes={moveText(organization, question.values.changedOn ?? today())}
      errors={form.errors}
    />
  )
