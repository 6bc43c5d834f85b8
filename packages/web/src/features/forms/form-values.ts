import type { Form } from '@registrar/domain/forms/form'
import { formPersonTexts, formRoles, personTypes } from '@registrar/domain/forms/form-person'
import { hasPostcode, hasRegion, NO_ADDRESS_PART } from '@registrar/domain/shared/address-parts'
import * as z from 'zod'

// What the inputs hold. A value of a stored draft that no longer fits becomes empty.
const text = z.string().catch('')
const checkbox = z.boolean().catch(false)

const personValues = z.object({
  ...formPersonTexts(() => text),
  birth: z.string().nullable().catch(null),
  beneficiaryPercentage: z.union([z.number(), z.literal('')]).catch(0),
  secretaryCompany: checkbox,
  anonymeShareholder: checkbox,
  roles: z.array(z.enum(formRoles)).catch([]),
  personType: z.enum(personTypes).catch('naturalPerson'),
})
export type PersonValues = z.output<typeof personValues>

export const blankPerson: PersonValues = personValues.parse({})

/** Whether something is filled in for a person; the chosen type alone does not count. */
export const isFilledPerson = ({ personType: _type, ...fields }: PersonValues): boolean =>
  Object.values(fields).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))

const formValues = z.object({
  organizationName1: text,
  organizationName2: text,
  organizationName3: text,
  description: text,
  peoples: z
    .array(personValues)
    .min(1)
    .catch(() => [blankPerson]),
  IDPAL: checkbox,
  secretaryCompany: checkbox,
  anonymeShareholder: checkbox,
})
export type FormValues = z.output<typeof formValues>

/** The values of a stored draft; an empty form if what is stored is not a draft. */
export const formValuesFromDraft = (draft: unknown): FormValues =>
  formValues.safeParse(draft).data ?? formValues.parse({})

/** The input values of a submitted form. */
export const formValuesOf = (form: Form): FormValues => ({
  organizationName1: form.organizationName1,
  organizationName2: form.organizationName2,
  organizationName3: form.organizationName3,
  description: form.description,
  peoples: form.peoples.map((person) => personValues.parse({ ...person, birth: person.birth?.slice(0, 10) ?? null })),
  IDPAL: form.IDPAL,
  secretaryCompany: form.secretaryCompany,
  anonymeShareholder: form.anonymeShareholder,
})

// What belongs to a role goes with it (FORM-3, FORM-5), even when it was filled in before the role was unticked.
const withoutFieldsOfMissingRoles = (person: PersonValues): PersonValues => ({
  ...person,
  ...(!person.roles.includes('secretary') && { secretaryCompany: false }),
  ...(!person.roles.includes('shareholder') && { beneficiaryPercentage: 0, anonymeShareholder: false }),
})

const withoutCompanyFields = (person: PersonValues): PersonValues =>
  person.personType === 'legalPerson'
    ? person
    : { ...person, KBIS: '', authorizedPerson_name: '', authorizedPerson_address: '' }

// A call must be sent each part of an address; '-' stands for one that the country does not have (FORM-24).
const withoutMissingParts = (person: PersonValues): PersonValues => ({
  ...person,
  ...(person.zip.trim() === '' && !hasPostcode(person.country) && { zip: NO_ADDRESS_PART }),
  ...(person.state.trim() === '' && !hasRegion(person.country) && { state: NO_ADDRESS_PART }),
})

/** The values to send: fields that are hidden for a person are emptied. */
export const withoutHiddenFields = <V extends Partial<FormValues>>(values: V): V => ({
  ...values,
  ...(values.peoples && {
    peoples: values.peoples.map((person) => withoutCompanyFields(withoutFieldsOfMissingRoles(person))),
  }),
})

/** What the public form sends. */
export const valuesToSend = (values: FormValues): FormValues => {
  const sent = withoutHiddenFields(values)
  return { ...sent, peoples: sent.peoples.map(withoutMissingParts) }
}
