import { foldText } from '@registrar/domain/shared/fold-text'
import { nameKey } from '@registrar/domain/shared/name-key'
import { phoneKey } from '@registrar/domain/shared/number-keys'
import { mentionedNameSearch, type NameSearch } from '@registrar/domain/shared/name-search'
import { type Expression, type SqlBool, sql } from 'kysely'

const MAX_WORDS = 10

// What surrounds an address that is copied from an email: `<a@b.ie>;`
const withoutBrackets = (word: string) => (word.includes('@') ? word.replaceAll(/^[<("'[]+|[>)"'\],;:]+$/g, '') : word)

const QUOTED = /"([^"]*)"|“([^“”]*)”|„([^„“”]*)[“”]|«([^«»]*)»|‹([^‹›]*)›/gu

// Quotes around words mean nothing. A quote without its other, or with no word, stands for itself.
const withoutQuotes = (search: string) => {
  const plain = search.replaceAll(QUOTED, ' $1$2$3$4$5 ')
  return plain.trim() === '' ? search : plain
}

/** The words a person typed: at most ten. A record must contain each of them, in any order. */
export const searchWords = (search: string | null | undefined): string[] =>
  withoutQuotes(search ?? '')
    .trim()
    .split(/\s+/)
    .map(withoutBrackets)
    .filter(Boolean)
    .slice(0, MAX_WORDS)

const PHONE_NUMBER = /^\+?[\d()/.-]*\d[\d()/.-]*$/

/**
 * The words a person typed where phone numbers are searched: of a number the brackets and slashes are left out, as they are in
 * the column (PERSON-3).
 */
const phoneSearchWords = (search: string | null | undefined): string[] =>
  searchWords(search).map((word) => (PHONE_NUMBER.test(word) ? word.replaceAll(/[()/]/g, '') : word))

type Condition = Expression<SqlBool>

const contains = (column: string, word: string): Condition =>
  sql`${sql.ref(column)} like '%' || like_literal(${word}) || '%'`

/** The condition that a folded search column contains every word. */
export const matchesWords = (column: string, words: string[]): Condition[] =>
  words.map((word) => contains(column, word))

/** Where names are searched: the folded column, the column of the keys of words and numbers, and the key of the whole name. */
export type SearchedNames = {
  column: string
  keyColumn: string
  wholeKey: string
  /** how such names are looked for */
  names: NameSearch
  /** the condition that a record has a number that is typed, which is in no column of its own; undefined where none is typed */
  hasNumber?: (search: string) => Condition | undefined
}

// A word of other characters stands for itself: `%`, `_` and `"` mean nothing in a name, but they are what was typed.
const NAME_WORD = /^[\p{L}\p{M}\p{N}'’‘ʼ`´.,;‐‑–—-]+$/u
/** As many letters as the index of the keys can look for. */
const MIN_KEY = 3

const keysOf = (word: string): string[] =>
  NAME_WORD.test(word) ? word.split(/[,;]/).map((part) => nameKey(part).replace(/^0+(?=\d+$)/, '')) : []

const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`
const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join([...conditions], sql` and `)})`

/** The condition that a column of keys has a name or a number that begins with a key. */
const hasKey = (keyColumn: string, key: string): Condition => sql`${sql.ref(keyColumn)} like ${`% ${key}%`}`

/** The condition that a record has a word by its keys; undefined where they say no more than its text. */
const matchesKeys = ({ column, keyColumn, names }: SearchedNames, word: string): Condition | undefined => {
  const keys = names.wordsOf(keysOf(word).filter((key) => key !== ''))
  if (keys.every((key) => key.length < MIN_KEY)) return undefined
  const [key = ''] = keys
  if (keys.length === 1 && key === foldText(word)) return hasKey(keyColumn, key)

  return allOf(
    keys.map((one) =>
      one.length < MIN_KEY ? contains(column, one) : anyOf([contains(column, one), hasKey(keyColumn, one)]),
    ),
  )
}

const matchesName = (searched: SearchedNames, word: string): Condition => {
  const byKeys = matchesKeys(searched, word)
  return byKeys ? anyOf([contains(searched.column, word), byKeys]) : contains(searched.column, word)
}

/**
 * Records that a row is about, whose names and numbers are looked for by their keys: the table that has them, as its columns name it,
 * and the row's column with their id, or a column `of` a table that connects both.
 */
export type LinkedNames = SearchedNames & {
  from: string
  id: string
  isKept: string
  /** how the row names them */
  through: { column: string } | { column: string; table: string; row: string; linked: string }
}

/** What an ordinary row is searched by: its folded text, its own keys where it has names of its own, and whom it is about. */
export type SearchedRow = { column: string; keyColumn?: string; linked?: readonly LinkedNames[] }

const idsWhere = ({ from, id }: LinkedNames, condition: Condition): Condition =>
  sql`select ${sql.ref(id)} from ${sql.raw(from)} where ${condition}`

/** The ids of the rows that are about one of the records, as the row's column has them. */
const rowsOf = ({ through }: LinkedNames, ids: Condition): Condition =>
  'table' in through
    ? sql`select ${sql.ref(through.row)} from ${sql.table(through.table)} where ${sql.ref(through.linked)} in (${ids})`
    : ids

/**
 * The row has the names of its records, so those that say what is typed are left out: a common word would otherwise look up half of all records. It does
 * not have their numbers.
 */
const isLinked = (linked: LinkedNames, search: string): Condition[] => {
  const words = searchWords(search)
  const hasMore = linked.names.wordsOf(words).length < words.length || words.some((word) => matchesKeys(linked, word))
  const [named] = hasMore || /\d/.test(search) ? matchesNames(linked, search) : isNamed(linked, search)
  if (!named || nameKey(search).length < MIN_KEY) return []
  const said = allOf(matchesWords(linked.column, words))
  const found = /\d/.test(search) ? named : sql<SqlBool>`${named} and not ${said}`
  const ids = rowsOf(linked, idsWhere(linked, sql`${sql.ref(linked.isKept)} is null and ${found}`))
  // An array is looked up in an index, beside that of the text.
  return [sql`${sql.ref(linked.through.column)} = any(array(${ids}))`]
}

/**
 * The condition that a row has the words: each in a text of its own, or in the names and numbers of a record that it is about, also of a deleted
 * one. Each is looked for along its own index.
 * @param says whether the row's text has a word
 * @param linked what the rows are about
 */
export const matchesLinked = (
  says: (word: string) => Condition,
  linked: readonly LinkedNames[],
  search: string,
): Condition => {
  const isKept = (names: LinkedNames, conditions: readonly Condition[]) =>
    allOf([sql`${sql.ref(names.isKept)} is null`, ...conditions])
  // An array is looked up in an index, beside that of the text.
  const isAbout = (names: LinkedNames, condition: Condition): Condition =>
    sql`${sql.ref(names.through.column)} = any(array(${rowsOf(names, idsWhere(names, condition))}))`

  const isSaid = (word: string) =>
    anyOf([
      says(word),
      ...linked.map((names) =>
        isAbout(names, anyOf([contains(names.column, word), isKept(names, matchesNames(names, word))])),
      ),
    ])
  const words = searchWords(search)
  const isEachSaid = allOf(mentionedNameSearch.wordsOf(words).map(isSaid))
  const asOneName = linked.flatMap((names) =>
    isWhole(names, search).map((whole) => isAbout(names, isKept(names, [whole]))),
  )
  return words.length > 1 && asOneName.length > 0 ? anyOf([isEachSaid, ...asOneName]) : isEachSaid
}

// A name of its own that begins as the whole text does. A single word is looked for so already.
const hasWhole = ({ keyColumn }: SearchedRow, words: readonly string[]): Condition[] => {
  const search = words.join(' ')
  if (!keyColumn || words.length < 2 || NO_NAME.test(search)) return []
  const keys = new Set(mentionedNameSearch.wholeKeys(search))
  return [...keys].filter((key) => key.length >= MIN_KEY).map((key) => hasKey(keyColumn, key))
}

/**
 * The conditions that a row has every word, in its text or by the key of its names, or is about a record of this name or number, typed
 * another way. A word that is only a legal ending drops no row. Whatever `matchesWords` finds is found (LIST-3).
 */
export const matchesRow = (searched: SearchedRow, search: string | null | undefined, words: string[]): Condition[] => {
  const { column, keyColumn, linked = [] } = searched
  if (words.length === 0 || (!keyColumn && linked.length === 0)) return matchesWords(column, words)
  const own = keyColumn && { column, keyColumn, wholeKey: keyColumn, names: mentionedNameSearch }
  const named = mentionedNameSearch.wordsOf(words)
  const isSaid = allOf(named.map((word) => (own ? matchesName(own, word) : contains(column, word))))
  return [anyOf([isSaid, ...hasWhole(searched, words), ...linked.flatMap((names) => isLinked(names, search ?? ''))])]
}

/** Words that follow each other and are numbers are one phone number, which may be typed with blanks. */
const groupsOf = (words: readonly string[]): string[][] => {
  const groups: string[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    if (last && PHONE_NUMBER.test(word) && PHONE_NUMBER.test(last.at(-1) ?? '')) last.push(word)
    else groups.push([word])
  }
  return groups
}

const MIN_PHONE = 5

/** The condition that a record has the phone number that all words are, by its keys; undefined where they are none. */
export const hasPhone = ({ keyColumn }: SearchedNames, words: readonly string[]): Condition | undefined => {
  const phone = words.every((word) => PHONE_NUMBER.test(word)) ? phoneKey(words.join('')) : ''
  return phone.length < MIN_PHONE ? undefined : sql`${sql.ref(keyColumn)} like ${`%${phone}%`}`
}

// `%` and `_` are never a part of a name that somebody types.
const NO_NAME = /[%_\\]/

const isNamed = ({ wholeKey, names }: SearchedNames, search: string): Condition[] => {
  if (nameKey(search) === '' || NO_NAME.test(search)) return []
  return [sql`${sql.ref(wholeKey)} = any(${names.wholeKeys(searchWords(search).join(' '))}::text[])`]
}

// All that is typed is the name or a number of the record.
const isWhole = (searched: SearchedNames, search: string): Condition[] => {
  const number = searched.hasNumber?.(search)
  return number ? [...isNamed(searched, search), number] : isNamed(searched, search)
}

/** The condition that a record has exactly the name that is typed; undefined where nothing is typed that may be a name. */
export const hasExactName = (searched: SearchedNames, search: string | null | undefined): Condition | undefined =>
  isNamed(searched, search ?? '')[0]

/**
 * The conditions that a record has every word, as `matchesWords` says, or has the key of a name, a number of the CRO or a phone
 * that is typed another way, or a number that the typed text is. Whatever `matchesWords` finds is found (LIST-3).
 */
export const matchesNames = (searched: SearchedNames, search: string | null | undefined): Condition[] => {
  const conditions = conditionsOf(searched, searchWords(search))
  return conditions.length === 0 ? [] : [anyOf([allOf(conditions), ...isWhole(searched, search ?? '')])]
}

/** Names that records had before: the table that keeps them has the same three columns, and one with the id of the record. */
export type FormerNames = { table: string; recordColumn: string }

const formerColumns = { column: 'f.search_text', keyColumn: 'f.search_key', wholeKey: 'f.name_key' }

/** The condition that a row `f` of former names has every word, as `matchesNames` says; undefined where nothing is typed. */
export const matchesFormerName = (names: NameSearch, search: string | null | undefined): Condition | undefined =>
  matchesNames({ ...formerColumns, names }, search)[0]

/** The conditions that a record has every word, now or under a name that it had before. */
export const matchesNamesOrFormer = (
  searched: SearchedNames & { id: string },
  { table, recordColumn }: FormerNames,
  search: string | null | undefined,
): Condition[] => {
  const [now] = matchesNames(searched, search)
  const before = matchesFormerName(searched.names, search)
  if (!now || !before) return []
  // An array is looked up in the index of ids, beside those of the names.
  const ids = sql`array(select ${sql.ref(`f.${recordColumn}`)} from ${sql.table(table)} as f where ${before})`
  return [sql`(${now} or ${sql.ref(searched.id)} = any(${ids}))`]
}

const conditionsOf = (searched: SearchedNames, words: readonly string[]): Condition[] =>
  searched.names.hasPhones
    ? groupsOf(words).map((group) => matchesGroup(searched, group))
    : searched.names.wordsOf(words).map((word) => matchesName(searched, word))

const matchesGroup = (searched: SearchedNames, group: readonly string[]): Condition => {
  const words = phoneSearchWords(group.join(' '))
  const typed = allOf(words.map((word) => matchesName(searched, word)))
  const phone = hasPhone(searched, group)
  return phone ? anyOf([typed, phone]) : typed
}
