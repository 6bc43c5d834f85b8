import type { Person } from '@registrar/domain/people/person'
import { changedParticulars, type particularFields } from '@registrar/domain/people/changed-particulars'
import type { Link } from '@registrar/domain/links/link'
import { linksCalls } from '@registrar/domain/links/links.calls'
import {
  holdsOffice,
  type OfficesHeld,
  toldOwnerParticulars,
  toldParticulars,
} from '@registrar/domain/links/told-particulars'
import { companyOfEvent } from '@registrar/domain/organizations/company-of-event'
import type { UseFormReturnType } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ChangeQuestion, filingToSend, type useChangeQuestion } from '#features/filings'
import { requestData } from '#lib/api'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { useFieldValue } from '#lib/use-field-value'

const heldOfficesQuery = (peopleId: string) =>
  queryOptions({
    queryKey: ['links', 'offices', peopleId],
    queryFn: () => requestData(linksCalls.searchLinks, { body: { peopleId } }),
  })

const officesHeld = ({ organization, terms }: Link): OfficesHeld => ({
  name: organization.name,
  company: companyOfEvent(organization),
  terms,
})

const hasShares = ({ percentage, holdings, controls }: Link): boolean =>
  percentage > 0 || holdings.length > 0 || controls.length > 0

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
 * Asks for the day when what a register of officers or of owners says of somebody changes, and says of each company what is to be filed (FIL-10, FIL-14).
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
  const held = links.map(officesHeld)
  if (changes.length === 0) return null

  const day = { today: today(), closingDays: closingDays() }
  const told = [
    holdsOffice(held, [on, today()]) ? toldParticulars(changes, on, held, day) : '',
    links.some(hasShares) ? toldOwnerParticulars(changes, on, day) : '',
  ].filter(Boolean)
  if (told.length === 0) return null

  return (
    <ChangeQuestion {...question} field="changedOn" label="Changed on" makes={told.join(' ')} errors={form.errors} />
  )
}
