import * as z from 'zod'
import { isIsoDate, isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import type { LinkRole } from '../links/link.ts'
import { isStorable, text } from '../shared/text.ts'

/** Roles a client may give a person on the public form. Source: part 2, section 3; decision P3. */
export const formRoles = [
  'director',
  'secretary',
  'shareholder',
  'nomineeDirector',
  'nonExecutiveDirector',
  'other',
] as const
export type FormRole = (typeof formRoles)[number]

/** The words of the public form for each role. Source: part 2, section 3. */
export const formRoleLabels: Readonly<Record<FormRole, string>> = {
  director: 'Directeur',
  secretary: 'Secrétaire (obligatoire)',
  shareholder: 'Actionnaire (obligatoire)',
  nomineeDirector: 'Directeur Nominee',
  nonExecutiveDirector: 'Directeur non exécutif',
  other: 'Autre',
}

/** The roles of a link that follow from those of the form: a non-executive director is a director. Source: decision P3. */
export const linkRolesOf = (roles: readonly FormRole[]): LinkRole[] => [
  ...new Set(roles.map((role) => (role === 'nonExecutiveDirector' ? 'director' : role))),
]

export const personTypes = ['naturalPerson', 'legalPerson'] as const
export type PersonType = (typeof personTypes)[number]

const REQUIRED = 'Ce champ est obligatoire.'
const PERCENTAGE = 'Un pourcentage de 0 à 100.'

/** French free text up to `max` characters, for a form filled by the public. */
export const frenchText = (max: number) =>
  z
    .string(REQUIRED)
    .trim()
    .max(max, `${max} caractères au plus.`)
    .refine(isStorable, 'Retirez les caractères qui ne sont pas du texte.')

/** French text that must say something. */
export const frenchRequired = (max: number) => frenchText(max).min(1, REQUIRED)

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/

const birth = z
  .string(REQUIRED)
  .min(1, REQUIRED)
  .transform((value) => isoDate.safeParse(value).data ?? '')
  .refine(isIsoDate, 'Saisissez une date valide.')
  .meta({ format: 'date' })

/** A person as the public form takes one. Source: part 2, sections 3 and 5; decision U1 (the type is chosen per person). */
export const newFormPerson = z.object({
  firstName: frenchRequired(200),
  lastName: frenchRequired(200),
  mail: frenchRequired(254).regex(ADDRESS, 'Saisissez une adresse e-mail valide.'),
  phone: frenchRequired(50),
  birth,
  nationality: frenchRequired(100),
  street: frenchRequired(500),
  city: frenchRequired(200),
  state: frenchRequired(200),
  country: frenchRequired(100),
  zip: frenchRequired(50),
  beneficiaryPercentage: z.number(PERCENTAGE).min(0, PERCENTAGE).max(100, PERCENTAGE).default(0),
  secretaryCompany: z.boolean().default(false),
  anonymeShareholder: z.boolean().default(false),
  roles: z.array(z.enum(formRoles)).max(formRoles.length).default([]),
  personType: z.enum(personTypes).default('naturalPerson'),
  /** company number of a legal person */
  KBIS: frenchText(100).default(''),
  authorizedPerson_name: frenchText(200).default(''),
  authorizedPerson_address: frenchText(1000).default(''),
})
export type NewFormPerson = z.output<typeof newFormPerson>

// Staff correct what a client wrote, and may leave anything of a person empty; null and '' are the same.
const loose = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value ?? '')

/** A person as staff may save one. Source: part 2, section 5, 'Staff form edit'. */
export const editedFormPerson = z.object({
  firstName: loose(200),
  lastName: loose(200),
  mail: loose(254),
  phone: loose(50),
  birth: optionalIsoDate.default(null),
  nationality: loose(100),
  street: loose(500),
  city: loose(200),
  state: loose(200),
  country: loose(100),
  zip: loose(50),
  beneficiaryPercentage: z.number().min(0, 'From 0 to 100.').max(100, 'From 0 to 100.').default(0),
  secretaryCompany: z.boolean().default(false),
  anonymeShareholder: z.boolean().default(false),
  roles: z.array(z.enum(formRoles)).max(formRoles.length).default([]),
  personType: z.enum(personTypes).default('naturalPerson'),
  KBIS: loose(100),
  authorizedPerson_name: loose(200),
  authorizedPerson_address: loose(1000),
})
export type StoredFormPerson = z.output<typeof editedFormPerson>

/** A person as a form answers one: `birth` is midnight UTC. Source: part 2, section 3; decision W5. */
export const formPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mail: z.string(),
  phone: z.string(),
  birth: z.iso.datetime().nullable(),
  nationality: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zip: z.string(),
  beneficiaryPercentage: z.number(),
  secretaryCompany: z.boolean(),
  anonymeShareholder: z.boolean(),
  roles: z.array(z.enum(formRoles)),
  personType: z.enum(personTypes),
  KBIS: z.string(),
  authorizedPerson_name: z.string(),
  authorizedPerson_address: z.string(),
})
export type FormPerson = z.output<typeof formPerson>
