import type { UseFormReturnType } from '@mantine/form'
import type { OfficeChange } from '@registrar/domain/filings/filing-event'
import { toldFiling } from '@registrar/domain/filings/told-filing'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { holdsOffice, type OfficesHeld, toldParticulars } from '@registrar/domain/links/told-particulars'
import { companyOfEvent, organizationOfEvent } from '@registrar/domain/organizations/company-of-event'
import type { Organization } from '@registrar/domain/organizations/organization'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { isParticularChanged } from '@registrar/domain/people/changed-particulars'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChangeQuestion, filingToSend, type useChangeQuestion } from '#features/filings'
import { requestData } from '#lib/api'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { useFieldValue } from '#lib/use-field-value'

type Question = ReturnType<typeof useChangeQuestion>
type Particulars = Pick<Organization, 'name' | 'address'>

// The companies of which this one is an officer.
const officesQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['links', 'offices of a company', memberId],
    queryFn: async (): Promise<OfficesHeld[]> =>
      (await requestData(companyMembersCalls.searchCompanyMembers, { body: { memberId } })).map(
        ({ organization, terms }) => ({ name: organization.name, company: companyOfEvent(organization), terms }),
      ),
  })

const changesOf = (before: Particulars, typed: Partial<Particulars>): OfficeChange[] =>
  (['name', 'address'] as const).filter((field) => isParticularChanged(before[field], typed[field]))

/** What a save of a company sends of the filings of its move, and of its new name where it is an officer of others. */
export const moveToSend = (organization: Particulars, typed: Partial<Particulars>, { values }: Question) =>
  changesOf(organization, typed).length > 0
    ? { ...(!values.isCorrection && { addressChangedOn: values.changedOn }), ...filingToSend(values) }
    : {}

const moveText = (organization: Organization, on: IsoDate): string =>
  `The registered office moves: ${toldFiling('B2', on, organizationOfEvent(organization), { today: today(), closingDays: closingDays() })}`

/** What the form says of the company: a save of its day of incorporation decides whether the move is filed. */
type TypedCompany = Pick<Organization, 'incorporationDate' | 'creationStatus' | 'companyType' | 'croStatus'> & {
  name: string
  address: string
  cro: string
}

type Props<V extends TypedCompany> = {
  organization: Organization
  form: UseFormReturnType<V>
  question: Question
}

/**
 * Asks on which day the registered office moved when another address is typed, and says what is to be filed: also of the companies of which
 * this one is an officer, whose registers have its name and its office (FIL-9, FIL-10). Renders nothing while nothing is to be asked.
 */
export const OfficeMove = <V extends TypedCompany>({ organization, form, question }: Props<V>) => {
  const typed = {
    name: useFieldValue(form, 'name'),
    address: useFieldValue(form, 'address'),
    cro: useFieldValue(form, 'cro'),
    incorporationDate: useFieldValue(form, 'incorporationDate'),
    creationStatus: useFieldValue(form, 'creationStatus'),
    companyType: useFieldValue(form, 'companyType'),
    croStatus: useFieldValue(form, 'croStatus'),
  }
  const changes = changesOf(organization, typed)
  const { data: held = [] } = useQuery({ ...officesQuery(organization._id), enabled: changes.length > 0 })
  const on = question.values.changedOn ?? today()
  const isMoved = changes.includes('address')
  const isOfOfficer = changes.length > 0 && holdsOffice(held, [on, today()])
  if (!isMoved && !isOfOfficer) return null

  const told = [
    ...(isMoved ? [moveText({ ...organization, ...typed }, on)] : []),
    ...(isOfOfficer ? [toldParticulars(changes, on, held, { today: today(), closingDays: closingDays() })] : []),
  ]
  return (
    <ChangeQuestion
      {...question}
      field="addressChangedOn"
      label={isMoved ? 'Moved on' : 'Changed on'}
      makes={told.join(' ')}
      errors={form.errors}
    />
  )
}
