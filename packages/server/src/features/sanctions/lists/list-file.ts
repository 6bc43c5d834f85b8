import { createHash } from 'node:crypto'
import type { SanctionedKind, SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import type { IsoDate } from '@registrar/domain/shared/iso-date'

/** What a file of a list says: its entries, and the day of the list where it names one. */
export type ListFile = { entries: SanctionsEntry[]; day: IsoDate | null }

/** A file of a list cannot be read. The message is a sentence for whoever loads it. */
export class ListFileError extends Error {}

/** Texts without blanks around them, each once, without empty ones. */
export const distinctTexts = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)),
]

/** A name from its parts, in their order. */
export const joinedName = (parts: readonly string[]): string => distinctBlanks(parts.join(' '))

const distinctBlanks = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The same entry must have the same key in the next list, or its cleared hits would open again. */
export const keyOfNames = ({ kind, names, births }: Pick<SanctionsEntry, 'kind' | 'names' | 'births'>): string => {
  const content = JSON.stringify([kind, names[0]?.toLowerCase(), births])
  return `name:${createHash('sha256').update(content).digest('hex').slice(0, 32)}`
}

/** The entries of lines: lines with the same key are one entry with all their names and births. */
export const uniteEntries = (lines: readonly SanctionsEntry[]): SanctionsEntry[] =>
  Array.from(Map.groupBy(lines, ({ key }) => key).values(), (same) => {
    const [first] = same as [SanctionsEntry]
    const all = (field: 'names' | 'births') => [...new Set(same.flatMap((entry) => entry[field]))]
    const programmes = distinctTexts(same.flatMap(({ programme }) => programme ?? []))
    return { ...first, names: all('names'), births: all('births'), programme: programmes.join(', ') || null }
  })

const kinds: Readonly<Record<string, SanctionedKind>> = {
  person: 'person',
  individual: 'person',
  p: 'person',
  organization: 'organization',
  organisation: 'organization',
  entity: 'organization',
  enterprise: 'organization',
  company: 'organization',
  publicbody: 'organization',
  e: 'organization',
}

/** What a list calls a person or an organization; undefined for any other word. */
export const kindOfWord = (word: string): SanctionedKind | undefined => kinds[word.trim().toLowerCase()]

// Ships and aircraft are compared with nobody, nor is what else a list may name.
const THINGS = new Set(['vessel', 'ship', 'aircraft', 'airplane', 'cryptowallet', 'security', 'address', 'vehicle'])

/** Whether a list calls an entry a thing, which is neither a person nor an organization. */
export const isThing = (word: string): boolean => THINGS.has(word.trim().toLowerCase())
