import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-match'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { ImportError } from '#features/organizations'

const NAMESPACE = 'http://eu.europa.ec/fpi/fsd/export'

type OpenEntry = { key: string; kind: SanctionsEntry['kind']; names: string[]; births: string[]; programmes: string[] }

const attribute = (tag: SaxesTagNS, name: string): string => tag.attributes[name]?.value.trim() ?? ''

const nameOf = (tag: SaxesTagNS): string =>
  attribute(tag, 'wholeName') ||
  ['firstName', 'middleName', 'lastName']
    .map((part) => attribute(tag, part))
    .filter(Boolean)
    .join(' ')

const birthOf = (tag: SaxesTagNS): string => {
  const [day, year] = [attribute(tag, 'birthdate'), attribute(tag, 'year')]
  if (attribute(tag, 'circa') === 'true') return year && `~${year}`
  return day || year
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

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))]

/**
 * Reads the consolidated list of financial sanctions of the European Union, as XML in chunks. An entry without a name is left
 * out (SANC-1).
 * @throws ImportError when the file is not such a list, or is cut off
 */
export const readEuList = async (chunks: AsyncIterable<string>): Promise<SanctionsEntry[]> => {
  const parser = new SaxesParser({ xmlns: true })
  const entries: SanctionsEntry[] = []
  let entry: OpenEntry | undefined
  let isRoot = true

  parser.on('opentag', (tag) => {
    if (isRoot && (tag.local !== 'export' || tag.uri !== NAMESPACE))
      throw new ImportError(
        `The file is not a sanctions list of the EU: it does not begin with an export of ${NAMESPACE}.`,
      )
    isRoot = false

    if (tag.local === 'sanctionEntity')
      entry = {
        key: `eu:${attribute(tag, 'euReferenceNumber') || attribute(tag, 'logicalId')}`,
        kind: null,
        names: [],
        births: [],
        programmes: [],
      }
    else if (entry) readers[tag.local]?.(entry, tag)
  })

  parser.on('closetag', (tag) => {
    if (tag.local !== 'sanctionEntity' || !entry) return

    const { programmes, ...rest } = entry
    const names = distinct(rest.names)
    const programme = distinct(programmes).join(', ') || null
    if (names.length > 0) entries.push({ ...rest, names, births: distinct(rest.births), programme })
    entry = undefined
  })

  try {
    for await (const chunk of chunks) parser.write(chunk)
    parser.close()
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`The file cannot be read as XML: ${(error as Error).message}.`, { cause: error })
  }

  return entries
}
