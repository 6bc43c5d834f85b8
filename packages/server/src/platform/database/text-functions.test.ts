import { cleanLine } from '@registrar/domain/shared/clean-text'
import { companyNameKey, nameKey, nameWords, wordsWithoutLegalEnding } from '@registrar/domain/shared/name-key'
import {
  otherCompanies,
  otherPeople,
  partsOfName,
  sameCompanies,
  samePeople,
} from '@registrar/domain/shared/name-pairs.factory'
import { legalEndings } from '@registrar/domain/shared/legal-endings'
import { croKey, phoneKey, taxKey } from '@registrar/domain/shared/number-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/test-database'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const functions: Record<string, (text: string) => string> = {
  clean_line: cleanLine,
  name_words: nameWords,
  company_words: wordsWithoutLegalEnding,
  name_key: nameKey,
  company_name_key: companyNameKey,
  cro_key: croKey,
  tax_key: taxKey,
  phone_key: phoneKey,
}

/** Each character of the scripts with marks and letter case, some ideographs, and those of other planes that the functions name. */
const characters = (): string[] => {
  const ranges = [
    [1, 0x3420],
    [0x4e00, 0x4e20],
    // Unicode 17 has new letters at A7CE, which neither side needs to know.
    [0xa000, 0xa7cd],
    [0xa7f2, 0xac20],
    [0xf900, 0xffff],
    [0x1_1000, 0x1_10ff],
    [0x1_bca0, 0x1_bcaf],
    [0x1_d170, 0x1_d180],
    [0x1_f3f0, 0x1_f410],
    [0x2_0000, 0x2_000f],
    [0xe_0000, 0xe_01ff],
  ] as const
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, place) => `Ab${String.fromCodePoint(from + place)}cd`),
  )
}

const contexts = [
  '\u200D',
  '\u200C',
  '\u180B',
  '\uFE0F',
  '\u{E0067}',
  '\u200B',
  '\u0301',
  '\u3099',
  ' ',
  '\r\n',
  '\n',
  '.',
  ',',
  '-',
  "'",
  'क',
  'م',
  '👨',
  '🏴',
  '葛',
  '1',
  'e',
  'Ltd',
  ' Limited',
  '\u00A0',
  '(0)',
  '+353',
  '00',
  'CRO',
  'IE',
] as const

/** All neighbours of three marks and letters that depend on each other. */
const neighbours = (): string[] =>
  contexts.flatMap((one) => contexts.flatMap((other) => contexts.map((third) => `${one}${other}${third}`)))

const names = () => [
  ...sameCompanies.flat(),
  ...otherCompanies.flat(),
  ...[...samePeople, ...otherPeople].flat().flatMap(partsOfName),
  ...legalEndings.flatMap((ending) => [`Aran ${ending}`, ending, `${ending} Aran`]),
]

it.each(Object.entries(functions))('the function %s of the database is that of the domain', async (name, ofDomain) => {
  const texts = [...characters(), ...neighbours(), ...names()]
  const { rows } = await sql<{ text: string; result: string }>`
    select text, ${sql.id(name)}(text) as result from unnest(${texts}::text[]) as text`.execute(database.db)

  const differing = rows.filter(({ text, result }) => result !== ofDomain(text))
  expect(
    differing.slice(0, 20).map(({ text, result }) => [escape(text), escape(result), escape(ofDomain(text))]),
  ).toEqual([])
  expect(rows).toHaveLength(texts.length)
})

const escape = (text: string) =>
  Array.from(text, (letter) => (/[ -~]/.test(letter) ? letter : `\\u{${letter.codePointAt(0)?.toString(16)}}`)).join('')
