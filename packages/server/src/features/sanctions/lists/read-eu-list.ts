import { storedBirth } from '@registrar/domain/sanctions/birth'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import type { SaxesTagNS } from 'saxes'
import { distinctTexts } from './list-file.ts'
import type { ListReader } from './list-reader.ts'

type OpenEntry = { key: string; kind: SanctionsEntry['kind']; names: string[]; births: string[]; programmes: string[] }

const attribute = (tag: SaxesTagNS, name: string): string => tag.attributes[name]?.value.trim() ?? ''

const nameOf = (tag: SaxesTagNS): string =>
  attribute(tag, 'wholeName') ||
  ['firstName', 'middleName', 'lastName']
    .map((part) => attribute(tag, part))
    .filter(Boolean)
    .join(' ')

const rangeOf = (tag: SaxesTagNS): string => {
  const [from, to] = [attribute(tag, 'yearRangeFrom'), attribute(tag, 'yearRangeTo')]
  return from || to ? `${from}-${to}` : ''
}

const dayOf = (tag: SaxesTagNS): string => {
  const [year, month, day] = [attribute(tag, 'year'), attribute(tag, 'monthOfYear'), attribute(tag, 'dayOfMonth')]
  return year && month && day ? `${year}/${month}/${day}` : year
}

// The list calls years of the Islamic and of the solar calendar ISLAMIC.
const isOtherCalendar = (tag: SaxesTagNS) => /islam|hijri/i.test(attribute(tag, 'calendarType'))

const birthOf = (tag: SaxesTagNS): string => {
  const isAbout = attribute(tag, 'circa') === 'true'
  const [day, year] = [attribute(tag, 'birthdate'), attribute(tag, 'year')]
  const gregorian = (isAbout ? year || day : day || year) || rangeOf(tag)
  const birth = isOtherCalendar(tag) && !day && year ? `${dayOf(tag)} Hijri` : gregorian
  return birth && isAbout ? `~${birth}` : birth
}

const kinds: Readonly<Record<string, SanctionsEntry['kind']>> = { person: 'person', enterprise: 'organization' }

// What each element inside of an entry adds to it.
const readers: Readonly<Record<string, (entry: OpenEntry, tag: SaxesTagNS) => void>> = {
  subjectType: (entry, tag) => {
    entry.kind = kinds[attribute(tag, 'code')] ?? null
  },
  regulation: ({ programmes }, tag) => void programmes.push(attribute(tag, 'programme')),
  nameAlias: ({ names }, tag) => void names.push(nameOf(tag)),
  birthdate: ({ births }, tag) => void births.push(birthOf(tag)),
}

const entryOf = ({ programmes, births, ...rest }: OpenEntry): SanctionsEntry => ({
  ...rest,
  names: distinctTexts(rest.names),
  births: distinctTexts(births).map(storedBirth),
  programme: distinctTexts(programmes).join(', ') || null,
})

/** Reads the consolidated list of financial sanctions of the European Union, as XML (SANC-1). An entry without a name is left out. */
export const euReader = (): ListReader => {
  let entry: OpenEntry | undefined

  return {
    dayAttribute: 'generationDate',
    open: (tag) => {
      if (tag.local === 'sanctionEntity') {
        const key = `eu:${attribute(tag, 'euReferenceNumber') || attribute(tag, 'logicalId')}`
        entry = { key, kind: null, names: [], births: [], programmes: [] }
      } else if (entry) readers[tag.local]?.(entry, tag)
    },
    text: () => undefined,
    close: ({ local }) => {
      if (local !== 'sanctionEntity' || !entry) return []
      const read = entryOf(entry)
      entry = undefined
      return read.names.length > 0 ? [read] : []
    },
  }
}
