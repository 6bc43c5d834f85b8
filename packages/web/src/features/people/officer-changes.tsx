import type { Person } from '@registrar/domain/people/person'
import { changedParticulars, type particularFields } from '@registrar/domain/people/changed-particulars'
import { whyNoFiling } from '@registrar/domain/filings/filing-event'
import { isTermInForce, type Term } from '@registrar/domain/links/link-terms'
import { officeOf } from '@registrar/domain/links/officer-events'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChangeQuestion, filingToSend, type useChangeQuestion } from '#features/filings'
import { request } from '#lib/api'
import { today } from '#lib/clock'
import { useFieldValue } from '#lib/use-field-value'

const heldOfficesQuery = (peopleId: string) =>
  queryOptions({
    queryKey: ['links', 'offices', peopleId],
    queryFn: async () => (await request(linksCalls.searchLinks, { body: { peopleId } })).data,
  })

const NONE =
  'Nothing is to be filed: it is more than a year old, the company is being formed or was struck off, or Form A1 says it.'

const holdsOffice = ({ terms }: { terms: readonly Term[] }) =>
  terms.some((term) => officeOf(term.role) !== undefined && isTermInForce(term, today()))

type Question = ReturnType<typeof useChangeQuestion>

/** What a save of a person sends of the filings that it calls for. */
export const changesToSend = (person: Person, changed: Partial<Person>, { values }: Question) =>
  changedParticulars(person, changed).length === 0
    ? {}
    : { ...(!values.isCorrection && { changedOn: values.changedOn }), ...filingToSend(values) }

type ParticularField = (typeof particularFields)[keyof typeof particularFields][number]
type Particulars = Record<ParticularField, string>

type Props<V extends Particulars> = { person: Person; form: UseFormReturnType<V>; question: Question }

/**
 * Asks for the day when what the register of officers says of somebody changes, and names the companies that a B10 is made for (FIL-10).
 * Renders nothing while nothing of it changes.
 */
export const OfficerChanges = <V extends Particulars>({ person, form, question }: Props<V>) => {
  const values = {
    firstName: useFieldValue(form, 'firstName'),
    lastName: useFieldValue(form, 'lastName'),
    addressStreet1: useFieldValue(form, 'addressStreet1'),
    addressZip1: useFieldValue(form, 'addressZip1'),
    addressCity1: useFieldValue(form, 'addressCity1'),
    addressState1: useFieldValue(form, 'addressState1'),
    addressCountry1: useFieldValue(form, 'addressCountry1'),
    nationality: useFieldValue(form, 'nationality'),
    occupation: useFieldValue(form, 'occupation'),
  }
  const changes = changedParticulars(person, values)
  const { data: links = [] } = useQuery({ ...heldOfficesQuery(person._id), enabled: changes.length > 0 })
  const on = question.values.changedOn ?? today()
  const held = links.filter(holdsOffice)
  const companies = held
    .filter(({ organization }) => !whyNoFiling(on, organization, today()))
    .map(({ organization }) => organization.name)
  const makes = companies.length > 0 ? `One B10 for each company, within 14 days: ${companies.join(', ')}.` : NONE
  if (changes.length === 0 || held.length === 0) return null

  return (
    <ChangeQuestion
      {...question}
      field="changedOn"
      label="Changed on"
      makes={`The ${changes.join(', ')} of an officer changes. ${makes}`}
      errors={form.errors}
    />
  )
}
