import type { Field, Fields } from '../shared/field.ts'
import { comparableText } from '../shared/fold-text.ts'

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
const ADDRESS_SETS = [/^(home|business|work|other)\s+(.+)$/i, /^address\s+(\d+)\s+-\s+(.+)$/i] as const
const ADDRESS_SET_AFTER = /^(.+?)\s*\((bureau|domicile|autre|privé|professionnel(?:le)?)\)(.*)$/i

const addressPartOf = (heading: string): { set: string; part: string } | undefined => {
  const after = ADDRESS_SET_AFTER.exec(heading.trim())
  if (after) return { set: after[2] ?? '', part: `${after[1]}${after[3]}` }

  const before = ADDRESS_SETS.map((pattern) => pattern.exec(heading.trim())).find((found) => found !== null)
  return before ? { set: before[1] ?? '', part: before[2] ?? '' } : undefined
}

const EXPLANATION = /\s*\([^)]*\)\s*$/

const isOfAddress = (field: string) => field.startsWith('address')

/**
 * Makes the function that guesses the field of a heading, in English or French: its name, a label, or another heading (IMP-2). Case,
 * accents and punctuation do not matter. Of several addresses of one person the first is taken.
 */
export const headingGuesser = (fields: Fields) => {
  const guesses = guessByHeading(fields)
  const plain = (heading: string) => guesses.get(normalizeHeading(heading))

  const inSet = (heading: string) => {
    const address = addressPartOf(heading)
    const guess = address && plain(address.part)
    return guess && isOfAddress(guess.field) ? { set: address.set.toLowerCase(), guess } : undefined
  }
  // What stands in brackets explains a heading that means nothing with them.
  const guess = (heading: string): Guess | undefined =>
    plain(heading) ?? inSet(heading)?.guess ?? plain(heading.replace(EXPLANATION, ''))

  return {
    guess,
    /** The guesses for the columns of one file. */
    ofFile: (headings: readonly string[]) => {
      const firstSet = headings.map((heading) => inSet(heading)?.set).find((set) => set !== undefined)
      const has = (field: string) => headings.some((heading) => plain(heading)?.field === field)
      const hasFirstName = has('firstName')
      const isWholeName = (heading: string) =>
        !hasFirstName && fields['fullName'] && normalizeHeading(heading) === 'nom'

      return (heading: string): Guess | undefined => {
        // French lists of people have whole names under 'Nom', when no column has the first name.
        if (isWholeName(heading)) return { field: 'fullName', isPart: false }
        const found = guess(heading)
        // A column of whole names beside those of its parts says nothing more.
        if (found?.field === 'fullName' && (hasFirstName || has('lastName'))) return undefined
        const set = plain(heading) === undefined ? inSet(heading)?.set : undefined
        return set === undefined || set === firstSet ? found : undefined
      }
    },
  }
}

/** The place of a heading among the parts of its field; the best is first, and a whole one comes before them. */
export const rankOfPart = (heading: string, { parts }: Field): number =>
  listed(parts).map(normalizeHeading).indexOf(normalizeHeading(heading))
