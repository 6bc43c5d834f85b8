import type { Form, OrganizationFromForm } from '@registrar/domain/forms/form'
import { type FormPerson, linkRolesOf } from '@registrar/domain/forms/form-person'
import { startFollowUp } from '#features/follow-ups'
import { createLink } from '#features/links'
import { createOrganization } from '#features/organizations'
import { createPerson } from '#features/people'
import { recordChange } from '#platform/commands/change-log'
import { now, today } from '#platform/clock'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import type { Session } from '#platform/sessions/session'
import { findForm } from './forms.queries.ts'

type Choice = OrganizationFromForm['people'][number]

const nullIfBlank = (text: string) => (text.trim() === '' ? null : text)

// What a legal person's form says and the record of a person has no field for.
const legalPersonNotes = (person: FormPerson): string | null =>
  [
    person.personType === 'legalPerson' && 'Legal person',
    person.KBIS && `KBIS: ${person.KBIS}`,
    person.authorizedPerson_name && `Authorised person: ${person.authorizedPerson_name}`,
    person.authorizedPerson_address && `Address of the authorised person: ${person.authorizedPerson_address}`,
  ]
    .filter(Boolean)
    .join('\n') || null

const personFromForm = (person: FormPerson) => ({
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
  mail: nullIfBlank(person.mail),
  phone: nullIfBlank(person.phone),
  birth: person.birth && person.birth.slice(0, 10),
  nationality: nullIfBlank(person.nationality),
  addressStreet1: nullIfBlank(person.street),
  addressCity1: nullIfBlank(person.city),
  addressState1: nullIfBlank(person.state),
  addressCountry1: nullIfBlank(person.country),
  addressZip1: nullIfBlank(person.zip),
  comments: legalPersonNotes(person),
})

const requireKnownPeople = async (tx: Tx, chosen: Choice[]): Promise<void> => {
  const ids = chosen.flatMap(({ personId }) => (personId !== null && isId(personId) ? [personId] : []))
  const known = await tx
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids.length > 0 ? ids : [null])
    .where('deleted_at', 'is', null)
    .execute()
  const missing = chosen.findIndex(({ personId }) => personId !== null && !known.some(({ id }) => id === personId))
  if (missing >= 0)
    throw new Problem('UNKNOWN_PERSON', 'A chosen person does not exist.', {
      fields: { [`people.${missing}.personId`]: 'There is no such person.' },
    })
}

const chosenPerson = (form: Form, { index, personId }: Choice, place: number): FormPerson => {
  const person = form.peoples[index]
  if (!person)
    throw new Problem('UNKNOWN_PERSON', 'The form has no such person.', {
      fields: { [`people.${place}.index`]: 'The form has no such person.' },
    })
  if (personId === null && (person.firstName.trim() === '' || person.lastName.trim() === ''))
    throw new Problem(
      'PERSON_NAME_REQUIRED',
      'Each new person needs a first and a last name: complete the form first.',
      {
        fields: { [`people.${place}.index`]: 'First or last name is missing.' },
      },
    )
  return person
}

/**
 * Makes an organization from a form, its people (new, or known), their links and an INCORPORATION follow-up, all or
 * nothing, and gives the organization's id. The form remembers it.
 * @throws Problem NOT_FOUND, FORM_ALREADY_USED, UNKNOWN_PERSON, PERSON_NAME_REQUIRED, LINK_ALREADY_EXISTS when two people
 * of the form are the same known person
 */
export const createOrganizationFromForm = (
  db: Db,
  formId: string,
  asked: OrganizationFromForm,
  { session, timeZone }: { session: Session; timeZone: string },
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const form = await findForm(tx, formId, 'lock')
    if (form.organizationId) throw new Problem('FORM_ALREADY_USED', 'An organization was made from this form already.')
    const chosen = asked.people.map((choice, place) => ({ choice, person: chosenPerson(form, choice, place) }))
    await requireKnownPeople(tx, asked.people)
    const organizationId = await createOrganization(
      tx,
      {
        name: asked.name,
        language: 'fr',
        creationStatus: 'IN_PROGRESS',
        businessActivity: form.description,
        hasSecretaryCompany: form.secretaryCompany,
        hasAnonymousShareholder: form.anonymeShareholder,
      },
      session,
    )
    for (const { choice, person } of chosen) {
      const peopleId = choice.personId ?? (await createPerson(tx, personFromForm(person), session))
      const roles = linkRolesOf(choice.roles)
      await createLink(tx, { ...choice, peopleId, organizationId, roles }, session)
    }
    await startFollowUp(tx, { name: 'INCORPORATION', organization_id: organizationId }, today(timeZone), session)
    await tx
      .updateTable('forms')
      .set({ organization_id: organizationId, updated_at: now() })
      .where('id', '=', formId)
      .execute()
    const fields = { organizationId: [null, organizationId] as [null, string] }
    await recordChange(tx, session, { recordType: 'form', recordId: formId, action: 'used', fields })
    return organizationId
  })
