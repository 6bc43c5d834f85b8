import * as z from 'zod'
import { cleanLine, cleanLines } from '../shared/clean-text.ts'
import { isEmailAddress } from '../shared/email-address.ts'
import { isIsoDate, isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { percentageFor } from '../links/link.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import { isStorable, text } from '../shared/text.ts'

/** Roles a client may give a person on the public form (FORM-3). */
export const formRoles = [
  'director',
  'secretary',
  'shareholder',
  'nomineeDirector',
  'nonExecutiveDirector',
  'other',
] as const
export type FormRole = (typeof formRoles)[number]

/** The label of each role on the public form (FORM-3). */
export const formRoleLabels: Readonly<Record<FormRole, string>> = {
  director: 'Directeur',
  secretary: 'Secrétaire (obligatoire)',
  shareholder: 'Actionnaire (obligatoire)',
  nomineeDirector: 'Directeur Nominee',
  nonExecutiveDirector: 'Directeur non exécutif',
  other: 'Autre',
}

/** The roles of a link for the roles on the form: a non-executive director becomes a director (FORM-12). */
export const linkRolesOf = (roles: readonly FormRole[]): LinkRole[] => [
  ...new Set(roles.map((role) => (role === 'nonExecutiveDirector' ? 'director' : role))),
]

/**
 * The roles of a link of somebody on the form: without the office of secretary where the form says that the firm's company holds
 * it (FORM-12).
 */
export const ownRolesOf = (
  roles: readonly FormRole[],
  { secretaryCompany }: { secretaryCompany: boolean },
): LinkRole[] => linkRolesOf(roles).filter((role) => role !== 'secretary' || !secretaryCompany)

export const personTypes = ['naturalPerson', 'legalPerson'] as const
export type PersonType = (typeof personTypes)[number]

const REQUIRED = 'Ce champ est obligatoire.'
const ROLES = 'Choisissez les rôles parmi ceux qui sont proposés.'
const PERSON_TYPE = 'Choisissez une personne physique ou une personne morale.'

/** A box to tick on the public form; it is not ticked by default. */
export const frenchCheckbox = z.boolean('Répondez par oui ou par non.').default(false)

/** The validation problem of a percentage on the public form. */
export const PERCENTAGE = 'Indiquez un pourcentage compris entre 0 et 100.'

const cleanFrenchText = (clean: (text: string) => string, max: number) =>
  z
    .string(REQUIRED)
    .refine(isStorable, 'Retirez les caractères qui ne sont pas du texte.')
    .overwrite(clean)
    .trim()
    .max(max, `${max} caractères au plus.`)

/** French text of one line up to `max` characters, cleaned, for a form filled by the public. */
const frenchText = (max: number) => cleanFrenchText(cleanLine, max)

/** French text of several lines that must say something, cleaned. */
export const frenchLines = (max: number) => cleanFrenchText(cleanLines, max).min(1, REQUIRED)

/** French text that must say something. */
export const frenchRequired = (max: number) => frenchText(max).min(1, REQUIRED)

const birth = z
  .string(REQUIRED)
  .min(1, REQUIRED)
  .transform((value) => isoDate.safeParse(value).data ?? '')
  .refine(isIsoDate, 'Saisissez une date valide.')
  .meta({ format: 'date' })

/** The text fields of every person, with their maximum lengths. A client must fill them (FORM-1). */
const personTexts = {
  firstName: 200,
  lastName: 200,
  mail: 254,
  phone: 50,
  nationality: 100,
  street: 500,
  city: 200,
  state: 200,
  country: 100,
  zip: 50,
} as const

/** The text fields of a legal person, with their maximum lengths (FORM-4). `KBIS` is its company number. */
const legalPersonTexts = { KBIS: 100, authorizedPerson_name: 200, authorizedPerson_address: 1000 } as const

const textFields = <N extends string, S extends z.ZodType>(limits: Record<N, number>, schemaFor: (max: number) => S) =>
  Object.fromEntries(Object.entries<number>(limits).map(([name, max]) => [name, schemaFor(max)])) as Record<N, S>

/** A schema for each text field of a person, made by `schemaFor` from its maximum length. */
export const formPersonTexts = <S extends z.ZodType>(schemaFor: (max: number) => S) =>
  textFields({ ...personTexts, ...legalPersonTexts }, schemaFor)

/** The person with the percentage of their roles: only a shareholder has one, anybody else has 0 (FORM-5). */
export const withPercentageOfRoles = <P extends { roles: FormRole[]; beneficiaryPercentage: number }>(
  person: P,
): P => ({
  ...person,
  beneficiaryPercentage: percentageFor(linkRolesOf(person.roles), person.beneficiaryPercentage),
})

/** A person on the public form, as the client sends it (FORM-1, FORM-4). */
export const newFormPerson = z.object({
  ...textFields(personTexts, frenchRequired),
  ...textFields(legalPersonTexts, (max) => frenchText(max).default('')),
  mail: frenchRequired(personTexts.mail).refine(isEmailAddress, 'Saisissez une adresse e-mail valide.'),
  birth,
  beneficiaryPercentage: z.number(PERCENTAGE).min(0, PERCENTAGE).max(100, PERCENTAGE).default(0),
  secretaryCompany: frenchCheckbox,
  anonymeShareholder: frenchCheckbox,
  roles: z.array(z.enum(formRoles, ROLES), ROLES).max(formRoles.length, ROLES).default([]),
  personType: z.enum(personTypes, PERSON_TYPE).default('naturalPerson'),
})
export type NewFormPerson = z.output<typeof newFormPerson>

// Staff may leave any text of a person empty; null and '' are the same.
const textOrEmpty = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '')

/** A person on a form, as staff may save it (FORM-11). */
export const editedFormPerson = z.object({
  ...formPersonTexts(textOrEmpty),
  birth: optionalIsoDate.default(null),
  beneficiaryPercentage: z.number().min(0, 'From 0 to 100.').max(100, 'From 0 to 100.').default(0),
  secretaryCompany: z.boolean().default(false),
  anonymeShareholder: z.boolean().default(false),
  roles: z.array(z.enum(formRoles)).max(formRoles.length).default([]),
  personType: z.enum(personTypes).default('naturalPerson'),
})
export type StoredFormPerson = z.output<typeof editedFormPerson>

/** A person on a form, as the calls answer it: `birth` is an instant, midnight UTC (FORM-9). */
export const formPerson = z.object({
  ...formPersonTexts(() => z.string()),
  birth: z.iso.datetime().nullable(),
  beneficiaryPercentage: z.number(),
  secretaryCompany: z.boolean(),
  anonymeShareholder: z.boolean(),
  roles: z.array(z.enum(formRoles)),
  personType: z.enum(personTypes),
})
export type FormPerson = z.output<typeof formPerson>
