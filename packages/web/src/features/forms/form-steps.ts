import { newForm } from '@registrar/domain/forms/form'
import { missingRoles } from '@registrar/domain/forms/form-rules'
import { type FormValues, type PersonValues, valuesToSend } from './form-values.ts'

type FormStep = {
  /** the id of the step's section on the page */
  id: string
  title: string
  /** the title in the progress, where there is little room */
  shortTitle: string
  fields: readonly (keyof FormValues)[]
  isOptional?: boolean
}

/** The steps of the public form, in the order of the page (FORM-20). */
export const formSteps = {
  names: {
    id: 'etape-nom',
    title: 'Nom de la société',
    shortTitle: 'Nom',
    fields: ['organizationName1', 'organizationName2', 'organizationName3'],
  },
  activity: { id: 'etape-activite', title: 'Activité', shortTitle: 'Activité', fields: ['description'] },
  people: { id: 'etape-personnes', title: 'Personnes', shortTitle: 'Personnes', fields: ['peoples'] },
  services: {
    id: 'etape-services',
    title: 'Services souhaités',
    shortTitle: 'Services',
    fields: ['secretaryCompany', 'anonymeShareholder'],
    isOptional: true,
  },
  identity: {
    id: 'etape-identite',
    title: 'Vérification d’identité',
    shortTitle: 'Identité',
    fields: ['IDPAL'],
  },
} as const satisfies Record<string, FormStep>

export type FormStepName = keyof typeof formSteps
export const formStepNames = Object.keys(formSteps) as FormStepName[]

/** `optional` is an empty step that may stay empty. */
export type FormStepState = 'complete' | 'incomplete' | 'wrong' | 'optional'

// The top-level fields that still keep the form from being sent.
const unfilledFields = (values: FormValues): Set<unknown> => {
  const issues = newForm.safeParse(valuesToSend(values)).error?.issues ?? []

  return new Set([
    ...issues.map(({ path }) => path[0]),
    ...(missingRoles(values).length > 0 ? ['peoples'] : []),
    ...(values.IDPAL ? [] : ['IDPAL']),
  ])
}

const stateOf = (
  { fields, isOptional = false }: FormStep,
  values: FormValues,
  unfilled: ReadonlySet<unknown>,
  wrong: ReadonlySet<string | undefined>,
): FormStepState => {
  if (fields.some((field) => wrong.has(field))) return 'wrong'
  if (isOptional) return fields.some((field) => values[field] === true) ? 'complete' : 'optional'
  return fields.some((field) => unfilled.has(field)) ? 'incomplete' : 'complete'
}

/** The state of each step. `wrongFields` are the paths of the fields that show an error, for example `peoples.0.mail`. */
export const formStepStates = (
  values: FormValues,
  wrongFields: readonly string[],
): Record<FormStepName, FormStepState> => {
  const unfilled = unfilledFields(values)
  const wrong = new Set(wrongFields.map((path) => path.split('.')[0]))
  const states = formStepNames.map((name) => [name, stateOf(formSteps[name], values, unfilled, wrong)])

  return Object.fromEntries(states) as Record<FormStepName, FormStepState>
}

const isWrongBirth = ({ birth }: PersonValues) => Boolean(birth) && !/^\d{4}-\d{2}-\d{2}$/.test(birth ?? '')

const isWrongPercentage = ({ roles, beneficiaryPercentage: percentage }: PersonValues) =>
  roles.includes('shareholder') && percentage !== '' && !(percentage >= 0 && percentage <= 100)

/** The paths of the dates of birth and percentages whose typed text cannot be valid (FORM-1, FORM-5). */
export const invalidTextPaths = ({ peoples }: Pick<FormValues, 'peoples'>): string[] =>
  peoples.flatMap((person, index) => [
    ...(isWrongBirth(person) ? [`peoples.${index}.birth`] : []),
    ...(isWrongPercentage(person) ? [`peoples.${index}.beneficiaryPercentage`] : []),
  ])
