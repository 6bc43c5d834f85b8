import { storedBirth } from '@registrar/domain/sanctions/birth'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import { distinctTexts, joinedName } from './list-file.ts'
import type { ListReader } from './list-reader.ts'

type Texts = Record<string, string>

type OpenEntry = { kind: SanctionsEntry['kind']; texts: Texts; names: string[]; births: string[] }

const kinds: Readonly<Record<string, SanctionsEntry['kind']>> = { INDIVIDUAL: 'person', ENTITY: 'organization' }

const PARTS = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']

// An exact day or year, a range of years, or about a day or year.
const birthOf = ({ TYPE_OF_DATE: type, DATE: day, YEAR: year, FROM_YEAR: from, TO_YEAR: to }: Texts): string => {
  if (from || to) return `${from ?? ''}-${to ?? ''}`
  const birth = day?.slice(0, 10) || year || ''
  return birth && /^approx/i.test(type ?? '') ? `~${birth}` : birth
}

// What a part of an entry adds to it when it ends.
const parts: Readonly<Record<string, (entry: OpenEntry, texts: Texts) => void>> = {
  INDIVIDUAL_ALIAS: ({ names, births }, texts) => {
    names.push(...(texts['ALIAS_NAME'] ?? '').split(';'))
    births.push(texts['DATE_OF_BIRTH'] ?? '')
  },
  ENTITY_ALIAS: ({ names }, texts) => void names.push(...(texts['ALIAS_NAME'] ?? '').split(';')),
  INDIVIDUAL_DATE_OF_BIRTH: ({ births }, texts) => void births.push(birthOf(texts)),
}

const entryOf = ({ kind, texts, names, births }: OpenEntry): SanctionsEntry[] => {
  const all = distinctTexts([
    joinedName(PARTS.map((part) => texts[part] ?? '')),
    texts['NAME_ORIGINAL_SCRIPT'] ?? '',
    ...names,
  ])
  const key = `un:${texts['REFERENCE_NUMBER'] || texts['DATAID']}`
  const programme = texts['UN_LIST_TYPE']?.trim() || null
  return all.length === 0 ? [] : [{ key, kind, names: all, births: distinctTexts(births).map(storedBirth), programme }]
}

/** Reads the consolidated list of the Security Council of the United Nations, as XML (SANC-1). */
export const unReader = (): ListReader => {
  let entry: OpenEntry | undefined
  let part: Texts | undefined
  let text = ''

  return {
    dayAttribute: 'dateGenerated',
    open: ({ local }) => {
      text = ''
      if (Object.hasOwn(kinds, local)) entry = { kind: kinds[local] ?? null, texts: {}, names: [], births: [] }
      else if (Object.hasOwn(parts, local)) part = {}
    },
    text: (chunk) => {
      text += chunk
    },
    close: ({ local }) => {
      if (!entry) return []
      if (Object.hasOwn(kinds, local)) {
        const read = entryOf(entry)
        entry = undefined
        return read
      }
      if (part && parts[local]) {
        parts[local](entry, part)
        part = undefined
      } else (part ?? entry.texts)[local] ??= text.trim()
      text = ''
      return []
    },
  }
}
