import { displayPercentage } from '../shared/percentage.ts'
import { frenchTypography } from '../shared/french-typography.ts'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import { nameKey } from '../shared/name-key.ts'
import { formPersonName as nameOf } from './form-company.ts'
import type { FormRole, PersonType } from './form-person.ts'

/** A person as the review of the form reads them. */
export type ReviewedPerson = {
  firstName: string
  lastName: string
  birth: string | null
  personType: PersonType
  roles: readonly FormRole[]
  beneficiaryPercentage: number
  secretaryCompany: boolean
}

const DIRECTORS: readonly FormRole[] = ['director', 'nomineeDirector', 'nonExecutiveDirector']
const ADULT_MONTHS = 18 * 12

const isDirector = ({ roles }: ReviewedPerson): boolean => roles.some((role) => DIRECTORS.includes(role))
const isSecretary = ({ roles, secretaryCompany }: ReviewedPerson): boolean =>
  roles.includes('secretary') && !secretaryCompany

const yearsOld = (birth: IsoDate, today: IsoDate): number => {
  let years = 0
  while (addMonths(birth, (years + 1) * 12) <= today) years += 1
  return years
}

const ageRemark = (person: ReviewedPerson, today: IsoDate): string[] => {
  const { birth, personType } = person
  if (personType === 'legalPerson' || !birth || addMonths(birth, ADULT_MONTHS) <= today) return []

  const years = yearsOld(birth, today)
  const age = `a ${years} ${years > 1 ? 'ans' : 'an'}`
  if (isDirector(person))
    return [`${nameOf(person)} ${age} : la loi irlandaise exige un directeur d'au moins 18 ans (article 131).`]
  if (isSecretary(person))
    return [`${nameOf(person)} ${age} : la loi irlandaise exige un secrétaire d'au moins 18 ans (article 131).`]
  return []
}

const companyDirectorRemark = (person: ReviewedPerson): string[] =>
  person.personType === 'legalPerson' && isDirector(person)
    ? [`${nameOf(person)} est une personne morale : un directeur est une personne physique.`]
    : []

const soleDirectorRemark = (people: readonly ReviewedPerson[]): string[] => {
  const directors = people.filter(isDirector)
  const secretaries = people.filter(({ roles }) => roles.includes('secretary'))
  const [director] = directors
  if (directors.length !== 1 || !director || secretaries.length !== 1 || !isSecretary(director)) return []
  return [`${nameOf(director)} est le seul directeur : il ne peut pas être aussi le secrétaire de la société.`]
}

const sharesRemarks = (people: readonly ReviewedPerson[]): string[] => {
  const holders = people.filter(({ roles }) => roles.includes('shareholder'))
  const [only] = holders
  if (!only) return []

  const total = Math.round(holders.reduce((sum, person) => sum + person.beneficiaryPercentage, 0) * 10_000) / 10_000
  if (holders.length === 1)
    return total === 100
      ? []
      : [
          `${nameOf(only)} est le seul actionnaire, avec ${displayPercentage(total, 'fr')} des actions : un actionnaire unique en détient 100 %.`,
        ]

  return [
    ...holders
      .filter(({ beneficiaryPercentage }) => beneficiaryPercentage === 0)
      .map((person) => `${nameOf(person)} est actionnaire, avec 0 % des actions.`),
    ...(total === 100
      ? []
      : [`Les actions font ensemble ${displayPercentage(total, 'fr')} : leur total est de 100 % en principe.`]),
  ]
}

const sameNameRemarks = (people: readonly ReviewedPerson[]): string[] => {
  const firstOf = new Map<string, string>()
  const twice = new Map<string, string>()
  for (const person of people) {
    const key = nameKey(nameOf(person))
    if (firstOf.has(key)) twice.set(key, firstOf.get(key) ?? '')
    else firstOf.set(key, nameOf(person))
  }
  return [...twice.values()].map(
    (name) =>
      `${name} figure plusieurs fois, sous le même nom : une même personne se saisit une seule fois, avec tous ses rôles.`,
  )
}

/**
 * What cannot be, or seldom is, among the people of a form, in French sentences for the review. It never keeps the form from
 * being sent (FORM-21). `today`: a day `yyyy-MM-dd`.
 */
export const formRemarks = (people: readonly ReviewedPerson[], today: IsoDate): string[] =>
  [
    ...people.flatMap((person) => [...companyDirectorRemark(person), ...ageRemark(person, today)]),
    ...soleDirectorRemark(people),
    ...sharesRemarks(people),
    ...sameNameRemarks(people),
  ].map(frenchTypography)
