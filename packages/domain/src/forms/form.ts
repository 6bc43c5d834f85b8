import * as z from 'zod'
import { type Field, fieldOf, shapeOf, yesOrNoField } from '../shared/field.ts'
import { requiredLines, requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import {
  editedFormPerson,
  formPerson,
  formRoles,
  frenchCheckbox,
  frenchLines,
  frenchRequired,
  newFormPerson,
  withPercentageOfRoles,
} from './form-person.ts'

/** Limits of one submission (FORM-8). */
export const MAX_FORM_PEOPLE = 100
export const MAX_FORM_BYTES = 256 * 1024

/** The public form. The screen and the server check it with this one schema (FORM-1). */
export const newForm = z.object(
  {
    organizationName1: frenchRequired(300),
    organizationName2: frenchRequired(300),
    organizationName3: frenchRequired(300),
    description: frenchLines(5000),
    peoples: z
      .array(newFormPerson.transform(withPercentageOfRoles), 'Indiquez les personnes de la société.')
      .max(MAX_FORM_PEOPLE, `${MAX_FORM_PEOPLE} personnes au plus.`)
      .default([]),
    /** the identity certification; whether it is ticked is checked by `formRefusal` (FORM-2) */
    IDPAL: frenchCheckbox,
    /** asks for the recurring service; the API spells it so (API-6) */
    secretaryCompany: frenchCheckbox,
    anonymeShareholder: frenchCheckbox,
  },
  'Envoyez le formulaire rempli.',
)
export type NewForm = z.output<typeof newForm>

/**
 * A field that no person sees but robots fill in. Its name means nothing, so that no password manager fills it (FORM-13).
 */
export const HONEYPOT = 'fx4'

/** The body of the public call: the form, and the field for robots. */
export const formSubmission = newForm.extend({ [HONEYPOT]: z.unknown().optional() })
export type FormSubmission = z.output<typeof formSubmission>

/** The answer to a form sent: its id, and the reference that the client quotes (FORM-14). */
export const submittedForm = z.object({ data: z.object({ _id: z.string(), reference: z.string() }) })
export type SubmittedForm = z.output<typeof submittedForm>['data']

const editedPeople = z.array(editedFormPerson.transform(withPercentageOfRoles)).max(MAX_FORM_PEOPLE)

/** The fields of a public form as staff may save them (FORM-11), under the API's names. */
export const formFieldTable = {
  organizationName1: fieldOf('text', requiredText(300))('First choice of name', 'forms.organization_name_1'),
  organizationName2: fieldOf('text', text(300))('Second choice of name', 'forms.organization_name_2'),
  organizationName3: fieldOf('text', text(300))('Third choice of name', 'forms.organization_name_3'),
  description: fieldOf('text', requiredLines(5000))('Description', 'forms.description'),
  peoples: fieldOf('formPeople', editedPeople)('People', 'forms.people'),
  IDPAL: yesOrNoField('Identity certification', 'forms.is_identity_certified'),
  secretaryCompany: yesOrNoField('Secretary company', 'forms.wants_secretary_company'),
  anonymeShareholder: yesOrNoField('Anonymous shareholder', 'forms.wants_anonymous_shareholder'),
  /** a robot may have sent it (FORM-13) */
  isSuspicious: yesOrNoField('Suspicious', 'forms.is_suspicious'),
  /** the organization made from the form (FORM-12) */
  organizationId: { kind: 'organization', label: 'Organization' },
} as const satisfies Record<string, Field>

/** The body of a change by staff: any of the fields (FORM-11, API-4, API-10). */
export const formChanges = z.object({ ...shapeOf(formFieldTable), ...loadedVersion }).partial()
export type FormChanges = z.output<typeof formChanges>

/** The whole record, as GET and PUT answer it (API-1). */
export const form = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationName1: z.string(),
  organizationName2: z.string(),
  organizationName3: z.string(),
  description: z.string(),
  IDPAL: z.boolean(),
  secretaryCompany: z.boolean(),
  anonymeShareholder: z.boolean(),
  peoples: z.array(formPerson),
  /** what the client quotes (FORM-14) */
  reference: z.string(),
  /** a robot may have sent it (FORM-13) */
  isSuspicious: z.boolean(),
  /** the organization made from the form; null while there is none, or when it was deleted (FORM-12) */
  organizationId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Form = z.output<typeof form>

/**
 * The body that makes an organization from a form (FORM-12): the chosen name, and the people to link. `index` is a person's
 * place in `peoples`, from 0; `personId` is a known person, `organizationId` the known company that a legal person is. With neither a legal
 * person becomes a new company, anybody else a new person.
 */
export const organizationFromForm = z.object({
  name: requiredText(300),
  people: z
    .array(
      z.object({
        index: z.int().min(0),
        personId: text(100).nullable().default(null),
        organizationId: text(100).nullable().default(null),
        roles: z.array(z.enum(formRoles)).max(formRoles.length).default([]),
        beneficiaryPercentage: z.number().min(0, 'From 0 to 100.').max(100, 'From 0 to 100.').default(0),
      }),
    )
    .max(MAX_FORM_PEOPLE)
    .refine((people) => new Set(people.map((person) => person.index)).size === people.length, 'Name each person once.')
    .refine(
      (people) => people.every(({ personId, organizationId }) => personId === null || organizationId === null),
      'Each is a person or a company.',
    )
    .default([]),
})
export type OrganizationFromForm = z.output<typeof organizationFromForm>

/**
 * Known people who may be a person of the form: the same email address, or the same name and birth; and the known companies that a legal
 * person of it may be: the same number, or the same name, now or formerly, where no number contradicts (FORM-12).
 */
export const formMatches = z.object({
  index: z.int(),
  matches: z.array(
    z.object({
      _id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** the name that the form has, where the person had it before */
      formerly: z.string().nullable(),
      /** whether a letter of the name differs (PERSON-11) */
      isNearly: z.boolean(),
      mail: z.string().nullable(),
      birth: z.string().nullable(),
      hasSameMail: z.boolean(),
      hasSameNameAndBirth: z.boolean(),
    }),
  ),
  companies: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      cro: z.string().nullable(),
      hasSameNumber: z.boolean(),
      hasSameName: z.boolean(),
    }),
  ),
})
export type FormMatches = z.output<typeof formMatches>
