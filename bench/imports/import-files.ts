import type { ImportKindName } from '@registrar/domain/imports/import-run'
import { words } from '../data/words.ts'

/** The numbers of the companies, which no company of the bench's data has. */
const FIRST_CRO = 900_000

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? ''

const two = (n: number): string => String(n).padStart(2, '0')
const dayOf = (n: number): string => `${two(1 + (n % 28))}/${two(1 + (n % 12))}/${1960 + (n % 40)}`

const company = (n: number) => ({
  name: `${pick(words.places, n)} ${pick(words.trades, n * 7)} ${n} Limited`,
  cro: FIRST_CRO + n,
})

const person = (n: number) => {
  const [first, last] = [pick(words.firstNames, n * 3), pick(words.lastNames, n)]
  return { first, last, mail: `import.${n}@mail.example`, birth: dayOf(n) }
}

const headings: Record<ImportKindName, string> = {
  organizations: 'Name,CRO Number,Incorporation Date,Email,Status',
  people: 'First Name,Last Name,Email,Birth,Phone,Street,City,Country',
  links: 'CRO Number,First Name,Last Name,Email,Roles',
  orders: 'CRO Number,First Name,Last Name,Email,Product,Order Date,Total Amount',
}

const lineOf: Record<ImportKindName, (n: number) => (string | number)[]> = {
  organizations: (n) => [company(n).name, company(n).cro, dayOf(n + 20), `office${n}@import.example`, 'Live'],
  people: (n) => {
    const { first, last, mail, birth } = person(n)
    return [
      first,
      last,
      mail,
      birth,
      `+353 86 ${1_000_000 + n}`,
      `${n % 300} Main Street`,
      pick(words.places, n),
      'Ireland',
    ]
  },
  links: (n) => [
    company(n).cro,
    person(n).first,
    person(n).last,
    person(n).mail,
    n % 3 === 0 ? 'secretary' : 'director',
  ],
  orders: (n) => {
    const { first, last, mail } = person(n)
    return [
      company(n).cro,
      first,
      last,
      mail,
      n % 2 === 0 ? 'Registered office' : 'Company formation',
      dayOf(n),
      100 + (n % 900),
    ]
  },
}

/** A CSV file of so many lines of a kind: people and companies that the data does not have; links and orders name them. */
export const importFileOf = (kind: ImportKindName, lines: number): string =>
  [headings[kind], ...Array.from({ length: lines }, (_, n) => lineOf[kind](n).join(','))].join('\n')
