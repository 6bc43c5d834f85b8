import type { FormRole } from './form-person.ts'

/** What the public form says about a birth after today. */
export const FUTURE_BIRTH = 'La date de naissance ne peut pas être dans le futur.'

/** Why a public form cannot be sent, in the order in which it is checked, with the messages (FORM-2). */
export const formRefusals = {
  DIRECTOR_REQUIRED: 'Veuillez ajouter un directeur...',
  SECRETARY_REQUIRED: 'Veuillez ajouter une secrétaire...',
  SHAREHOLDER_REQUIRED: 'Veuillez ajouter un actionnaire...',
  IDPAL_REQUIRED: 'Veuillez complétez la certification IDPAL...',
} as const
type FormRefusal = keyof typeof formRefusals

/** The roles that somebody on the form must have (FORM-2). */
export const requiredFormRoles = ['director', 'secretary', 'shareholder'] as const

/**
 * What is wrong with the births on a form, by the name of the field: nobody is born after `today`, a day `yyyy-MM-dd` (FORM-1).
 */
export const futureBirths = (
  { peoples }: { peoples: readonly { birth: string | null }[] },
  today: string,
): Record<string, string> =>
  Object.fromEntries(
    peoples.flatMap(({ birth }, index) =>
      birth !== null && birth > today ? [[`peoples.${index}.birth`, FUTURE_BIRTH]] : [],
    ),
  )

type Filled = { peoples: readonly { roles: readonly FormRole[] }[]; IDPAL: boolean }

/** The required roles that nobody on the form has. */
export const missingRoles = ({ peoples }: Pick<Filled, 'peoples'>): (typeof requiredFormRoles)[number][] =>
  requiredFormRoles.filter((role) => !peoples.some((person) => person.roles.includes(role)))

const refusalOf = {
  director: 'DIRECTOR_REQUIRED',
  secretary: 'SECRETARY_REQUIRED',
  shareholder: 'SHAREHOLDER_REQUIRED',
} as const

/** The first rule that a filled form breaks; null when it may be sent (FORM-2). */
export const formRefusal = (form: Filled): FormRefusal | null => {
  const [missing] = missingRoles(form)
  if (missing) return refusalOf[missing]
  return form.IDPAL ? null : 'IDPAL_REQUIRED'
}
