import type { Form, OrganizationFromForm } from '@registrar/domain/forms/form'
import { companyNameOf, companyOfForm } from '@registrar/domain/forms/form-company'
import { type FormPerson, ownRolesOf } from '@registrar/domain/forms/form-person'
import { NO_ADDRESS_PART } from '@registrar/domain/shared/address-parts'
import { startFollowUp } from '#features/follow-ups'
import { createLink } from '#features/links'
import { createOrganization } from '#features/organizations'
import { createPerson } from '#features/people'
import { now, today } from '#platform/clock'
import { recordChange } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import type { Config } from '#platform/config'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findSecretaryCompany } from './secretary-company.queries.ts'
import { findForm } from './forms.queries.ts'
import { formRecord } from './forms.row.ts'

type Choice = OrganizationFromForm['people'][number]

const nullIfBlank = (text: string) => (text.trim() === '' ? null : text)
/** A part of an address; none where its country has none (FORM-24). */
const givenPart = (text: string) => (text.trim() === NO_ADDRESS_PART ? null : nullIfBlank(text))

const personFromForm = (person: FormPerson) => ({
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
  mail: nullIfBlank(person.mail),
  phone: nullIfBlank(person.phone),
  birth: person.birth && person.birth.slice(0, 10),
  nationality: nullIfBlank(person.nationality),
  addressStreet1: givenPart(person.street),
  addressCity1: givenPart(person.city),
  addressState1: givenPart(person.state),
  addressCountry1: givenPart(person.country),
  addressZip1: givenPart(person.zip),
})

const requireKnownPeople = async (tx: Tx, choices: Choice[]): Promise<void> => {
  const ids = choices.flatMap(({ personId }) => (personId !== null && isId(personId) ? [personId] : []))
  const known = await tx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [null])
    .where('deleted_at', 'is', null)
    .execute()

  const missing = choices.findIndex(({ personId }) => personId !== null && !known.some(({ id }) => id === personId))
  if (missing >= 0)
    throw new Problem('UNKNOWN_PERSON', 'A chosen person does not exist.', {
      fields: { [`people.${missing}.personId`]: 'There is no such person.' },
    })
}

const requireKnownCompanies = async (tx: Tx, choices: Choice[]): Promise<void> => {
  const ids = choices.flatMap(({ organizationId: id }) => (id !== null && isId(id) ? [id] : []))
  const known = await tx
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [null])
    .where('deleted_at', 'is', null)
    .execute()

  const isMissing = (wanted: string | null) => wanted !== null && !known.some(({ id }) => id === wanted)
  const missing = choices.findIndex(({ organizationId }) => isMissing(organizationId))
  if (missing >= 0)
    throw new Problem('UNKNOWN_ORGANIZATION', 'A chosen company does not exist.', {
      fields: { [`people.${missing}.organizationId`]: 'There is no such company.' },
    })
}

const isNameMissing = ({ personType, firstName, lastName }: FormPerson) =>
  personType === 'legalPerson' ? companyNameOf({ firstName, lastName }) === '' : !firstName.trim() || !lastName.trim()

const chosenPerson = (form: Form, { index, personId, organizationId }: Choice, position: number): FormPerson => {
  const person = form.peoples[index]
  if (!person)
    throw new Problem('UNKNOWN_PERSON', 'The form has no such person.', {
      fields: { [`people.${position}.index`]: 'The form has no such person.' },
    })
  if (organizationId !== null && person.personType !== 'legalPerson')
    throw new Problem('VALIDATION_FAILED', 'Only a legal person is a company: correct the form first.', {
      fields: { [`people.${position}.organizationId`]: 'Only a legal person is a company.' },
    })
  if (personId === null && organizationId === null && isNameMissing(person))
    throw new Problem(
      'PERSON_NAME_REQUIRED',
      'Each new person needs a first and a last name, each company a name: complete the form first.',
      {
        fields: { [`people.${position}.index`]: 'First or last name is missing.' },
      },
    )
  return person
}

// A legal person is linked as a company, even where nobody knows it yet: it has no birth, and its office is entered in other words (FORM-12).
const whoIsLinked = async (tx: Tx, choice: Choice, person: FormPerson, session: Session) => {
  if (choice.personId !== null) return { peopleId: choice.personId }
  if (choice.organizationId !== null) return { memberId: choice.organizationId }
  if (person.personType === 'legalPerson')
    return { memberId: await createOrganization(tx, { ...companyOfForm(person), language: 'fr' }, session) }
  return { peopleId: await createPerson(tx, personFromForm(person), session) }
}

type Chosen = { choice: Choice; person: FormPerson }

// The firm's company holds the office wherever the form says so, and once, whoever stands for it on the form.
const secretaryOf = async (tx: Tx, chosen: readonly Chosen[], configured: string | undefined) => {
  const isAskedFor = chosen.some(({ choice, person }) => person.secretaryCompany && choice.roles.includes('secretary'))
  const id = isAskedFor ? await findSecretaryCompany(tx, configured) : undefined
  return chosen.some(({ choice }) => choice.organizationId === id) ? undefined : id
}

/**
 * Creates an organization from a form, with its people and companies (new or known), their links and an INCORPORATION follow-up: all or
 * nothing. The firm's company becomes secretary in place of whom the form names for it, once it is known. The form then names the organization (FORM-12).
 * @returns the id of the organization
 * @throws Problem NOT_FOUND, FORM_ALREADY_USED, UNKNOWN_PERSON, UNKNOWN_ORGANIZATION, PERSON_NAME_REQUIRED, VALIDATION_FAILED for a company
 * that is no legal person, LINK_ALREADY_EXISTS when two people of the form are the same known person or company
 */
export const createOrganizationFromForm = (
  db: Db,
  formId: string,
  { name, people }: OrganizationFromForm,
  { session, timeZone, secretaryCompany }: { session: Session } & Pick<Config, 'timeZone' | 'secretaryCompany'>,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    await lockRecord(tx, formRecord, formId)
    const form = await findForm(tx, formId)
    const { organizationId: usedFor } = form
    if (usedFor)
      throw new Problem('FORM_ALREADY_USED', 'An organization was already created from this form.', {
        organizationId: usedFor,
      })

    const chosen = people.map((choice, position) => ({ choice, person: chosenPerson(form, choice, position) }))
    await requireKnownPeople(tx, people)
    await requireKnownCompanies(tx, people)

    const organizationId = await createOrganization(
      tx,
      {
        name,
        language: 'fr',
        creationStatus: 'IN_PROGRESS',
        businessActivity: form.description,
        hasSecretaryCompany: form.secretaryCompany,
        hasAnonymousShareholder: form.anonymeShareholder,
      },
      session,
    )
    for (const { choice, person } of chosen) {
      const linked = await whoIsLinked(tx, choice, person, session)
      const { beneficiaryPercentage } = choice
      const link = { ...linked, organizationId, roles: ownRolesOf(choice.roles, person), beneficiaryPercentage }
      await createLink(tx, link, session, today(timeZone))
    }
    const memberId = await secretaryOf(tx, chosen, secretaryCompany)
    if (memberId) {
      const link = { memberId, organizationId, roles: ['secretary' as const], beneficiaryPercentage: 0 }
      await createLink(tx, link, session, today(timeZone))
    }
    await startFollowUp(tx, { name: 'INCORPORATION', organization_id: organizationId }, today(timeZone), session)

    await tx
      .updateTable('forms')
      .set({ organization_id: organizationId, updated_at: now() })
      .where('id', '=', formId)
      .execute()
    await recordChange(tx, session, {
      recordType: formRecord.type,
      recordId: formId,
      action: 'used',
      fields: { organizationId: [null, organizationId] },
    })

    return organizationId
  })
