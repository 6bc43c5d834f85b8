import type { Field, Fields } from '../shared/field.ts'
import { comparableText } from '../shared/fold-text.ts'
import { repairedText } from './repair-text.ts'

/** The field that a heading means. Of a part, several columns may fill the field; of a whole one only one does. */
export type Guess = { field: string; isPart: boolean }

// The percent sign is a heading of its own.
const normalizeHeading = (heading: string) => comparableText(heading.replaceAll('%', 'percent'))

const listed = (headings: string | undefined) => headings?.split(', ') ?? []

const labelsOf = ({ label, listLabel = label }: Field) => [label, listLabel]

// A heading that is declared comes before a label, a label before a name, and a name before a part: a column 'Status' has the creation status.
const guessByHeading = (fields: Fields): ReadonlyMap<string, Guess> => {
  const all = Object.entries(fields)
  const known = [
    ...all.flatMap(([field, { parts }]) => listed(parts).map((heading) => ({ heading, field, isPart: true }))),
    ...all.map(([field]) => ({ heading: field, field, isPart: false })),
    ...all.flatMap(([field, one]) => labelsOf(one).map((heading) => ({ heading, field, isPart: false }))),
    ...all.flatMap(([field, { headings }]) => listed(headings).map((heading) => ({ heading, field, isPart: false }))),
  ]
  return new Map(known.map(({ heading, ...guess }) => [normalizeHeading(heading), guess]))
}

// Address books have several addresses: 'Home City', 'Ville (bureau)', 'Address 1 - City'.
const ADDRESS_SETS = [
  /^(home|business|work|other|billing|registered(?: office)?|regaddress)[\s.]+(?!office\b)(\p{L}.+)$/iu,
  /^address\s+(\d+)\s+-\s+(.+)$/i,
  // of Xero: 'POAddressLine1', 'SACity'
  /^(PO|SA)([A-Z].+)$/,
] as const
const ADDRESS_SET_AFTER =
  /^(.+?)\s*\((bureau|domicile|autre|privé|professionnel(?:le)?|home|business|work|other|billing|shipping|facturation|livraison|\d+)\)(.*)$/i

/** The part of an address that a heading names, and of which of several addresses it is; undefined for any other heading. */
export const addressPartOf = (heading: string): { set: string; part: string } | undefined => {
  const after = ADDRESS_SET_AFTER.exec(heading.trim())
  if (after) return { set: after[2] ?? '', part: `${after[1]}${after[3]}` }

  const before = ADDRESS_SETS.map((pattern) => pattern.exec(heading.trim())).find((found) => found !== null)
  return before ? { set: before[1] ?? '', part: before[2] ?? '' } : undefined
}

// What stands in brackets explains a heading, and what stands before a number only says that it is one: 'N° CRO', 'Numéro de téléphone'.
export const EXPLANATION = /\s*\([^)]*\)\s*$/
const NUMBER_OF = /^(?:n[°º]|(?:no|num|num[eé]ro)(?=[.\s]))[.\s]*(?:d[eu]\s+|d['’]\s*)?/i

// Xero marks the columns that must be filled; Pipedrive names the kind of record before each.
const REQUIRED = /^\s*\*\s*/

const PEOPLE = new Set(['person', 'firstName', 'lastName'])

// The second of two columns that have one heading, as a table calls it, or of columns that are numbered: 'Phone (2)', 'Email 2'.
const NEXT = /^(.*[^\d\s(])(?: \(\d+\)| ?[1-9])$/
export const isNext = (heading: string): boolean => / \(\d+\)$/.test(heading)

// Somebody has several of them, and any one will do. A second name, number or day is another record's.
const SEVERAL = new Set(['mail', 'email', 'phone'])

// What heads a part of a name beside a column of the other part, and whole names without one.
const OTHER_PART_OF_NAME = new Map([
  ['nom', 'firstName'],
  ['nombre', 'lastName'],
  ['nome', 'lastName'],
  ['ainm', 'lastName'],
])

// General words: they give way to a heading that says more, such as 'CRO Number', 'Company', 'Registered office' or 'Order date'.
const GENERAL = new Set(
  (
    'name nom nombre nome ainm number numero uimhir registration address adresse anschrift direccion indirizzo seoladh date datum fecha data ' +
    'total amount montant betrag importe importo totale prix status statut etat'
  ).split(' '),
)

// In German lists the family name is 'Name'.
const GERMAN_FIRST_NAMES = new Set(['vorname', 'vornamen'])

// Bilingual headings, and those that leave a choice: 'Company name / Dénomination', 'Town/City'.
const ALTERNATIVES = /\s*[/|\n]\s*| [-–] /

const isOfAddress = (field: string) => field.startsWith('address')

/**
 * Makes the function that guesses the field of a heading: its name, a label, or another heading, in several languages (IMP-2). Case,
 * accents and punctuation do not matter. The columns of several addresses of one person all fill the address: `combineCells` takes the
 * first that a line has.
 * @param ownRecord what stands before the heading of a column and only names the kind of record, as in 'Organization - Name'
 */
export const headingGuesser = (fields: Fields, ownRecord?: RegExp) => {
  const guesses = guessByHeading(fields)
  const plain = (heading: string) => guesses.get(normalizeHeading(heading))

  const inSet = (heading: string) => {
    const address = addressPartOf(heading)
    const guess = address && plain(address.part)
    return guess && isOfAddress(guess.field) ? { field: guess.field, isPart: true } : undefined
  }
  const oneOfSeveral = (heading: string): Guess | undefined => {
    const guess = plain(NEXT.exec(heading.trim())?.[1] ?? '')
    return guess && SEVERAL.has(guess.field) ? { field: guess.field, isPart: true } : undefined
  }
  const guessOne = (heading: string): Guess | undefined =>
    plain(heading) ??
    oneOfSeveral(heading) ??
    inSet(heading) ??
    plain(heading.replace(EXPLANATION, '')) ??
    plain(heading.trim().replace(NUMBER_OF, ''))
  const guessPlain = (heading: string): Guess | undefined => {
    const [first, ...others] = heading.split(ALTERNATIVES).map(guessOne)
    const isOneField = first && others.every((other) => other?.field === first.field)
    return guessOne(heading) ?? (isOneField ? first : undefined)
  }
  const guess = (heading: string): Guess | undefined => {
    const named = repairedText(heading).replace(REQUIRED, '')
    return guessPlain(ownRecord ? named.replace(ownRecord, '') : named)
  }
  const isDirector = (heading: string) => /^directors?$/.test(normalizeHeading(heading.replace(EXPLANATION, '')))
  const wholeName = fields['fullName'] ? 'fullName' : fields['person'] && 'person'

  return {
    guess,
    /** The guesses for the columns of one file. */
    ofFile: (headings: readonly string[]) => {
      const has = (field: string) => headings.some((heading) => guess(heading)?.field === field)
      const hasFirstName = has('firstName')
      const isWholeName = (heading: string) => {
        const otherPart = OTHER_PART_OF_NAME.get(normalizeHeading(heading))
        return otherPart !== undefined && !has(otherPart)
      }
      const isGerman =
        fields['lastName'] !== undefined &&
        headings.some((heading) => GERMAN_FIRST_NAMES.has(normalizeHeading(heading))) &&
        !has('lastName')

      const isGeneral = (heading: string) => GENERAL.has(normalizeHeading(heading))
      const saysLess = (heading: string, { field, isPart }: Guess) =>
        isGeneral(heading) &&
        !isPart &&
        headings.some((other) => {
          const better = isGeneral(other) ? undefined : guess(other)
          return better?.field === field && !better.isPart
        })

      // Beside a column of people, that of directors has crosses.
      const hasPeople =
        fields['roles'] !== undefined &&
        headings.some((heading) => !isDirector(heading) && PEOPLE.has(guess(heading)?.field ?? ''))

      // Without such a column, the one of a role has the people: 'Shareholder', 'Gérant'.
      const ofRoles = headings.filter((heading) => {
        const found = guess(heading)
        return found?.field === 'roles' && found.isPart
      })
      const isOnlyRole = (heading: string) =>
        wholeName === 'person' &&
        ofRoles.length === 1 &&
        ofRoles[0] === heading &&
        !headings.some((other) => PEOPLE.has(guess(other)?.field ?? ''))

      // A second name in the line is that of somebody else, and so is what follows it.
      const ofSecondPerson = (heading: string) =>
        isNext(heading) &&
        headings.some(
          (other) => isNext(other) && (PEOPLE.has(guess(other)?.field ?? '') || guess(other)?.field === 'fullName'),
        )

      return (heading: string): Guess | undefined => {
        if (ofSecondPerson(heading)) return undefined
        if (isOnlyRole(heading)) return { field: 'person', isPart: false }
        if (hasPeople && isDirector(heading)) return { field: 'roles', isPart: true }
        if (isGerman && normalizeHeading(heading) === 'name') return { field: 'lastName', isPart: false }
        if (wholeName && isWholeName(heading)) return { field: wholeName, isPart: false }
        const found = guess(heading)
        if (found && saysLess(heading, found)) return undefined
        // A column of whole names beside those of its parts says nothing more.
        return found?.field === 'fullName' && (hasFirstName || has('lastName')) ? undefined : found
      }
    },
  }
}

const ANY_RECORD = /^(?:organi[sz]ation|company|account|person|contact)\s+-\s+/i

/** The place of a heading among the parts of its field; the best is first, and a whole one comes before them. */
export const rankOfPart = (heading: string, { parts }: Field): number =>
  Math.max(
    ...[heading, heading.replace(ANY_RECORD, '')].map((one) =>
      listed(parts).map(normalizeHeading).indexOf(normalizeHeading(one)),
    ),
  )
