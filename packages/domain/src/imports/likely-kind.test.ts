import { describe, expect, it } from 'vitest'
import { guessesOf } from './import-fields.ts'
import { type ImportKindName, importKinds } from './import-run.ts'
import { likelyOtherKind } from './likely-kind.ts'

const files: Record<ImportKindName, string[]> = {
  organizations: [
    'Company name,CRO number,Incorporation date,Address,Email,ARD,Status',
    'company_num,company_name,company_status,company_reg_date,next_ar_date,last_ar_date,address',
    'Dénomination,Numéro CRO,Date de constitution,Adresse,Activité',
  ],
  people: [
    'First name,Last name,Email,Phone,Date of birth,Nationality,Address',
    'Prénom,Nom,E-mail,Téléphone,Date de naissance,Adresse',
    'Given Name,Family Name,E-mail 1 - Value,Phone 1 - Value,Birthday',
  ],
  links: ['Company name,CRO,First name,Last name,Role,Percentage', 'Company,Person,Role,Shares,From'],
  orders: [
    'Order ID,Date,Customer,Email,Product,Quantity,Total,Payment status',
    'Order date,Company,Product,Amount,Status',
    'Date,Client,Société,Produit,Montant,Payé,Acompte',
  ],
}

const columnsAs = (kind: ImportKindName, file: string) => {
  const headings = file.split(',')
  const guess = guessesOf(kind, headings)
  return headings.map((heading) => ({ heading, field: guess(heading)?.field ?? null }))
}

// They are made from a name alone, so a file of another kind would make them.
const madeOfNames = ['organizations', 'people'] as const

describe.each(importKinds)('a file of %s (IMP-20)', (own) => {
  it.each(files[own])('is taken for what it is where its lines would make other records: %s', (file) => {
    for (const kind of madeOfNames)
      expect([kind, likelyOtherKind(kind, columnsAs(kind, file))]).toEqual([kind, kind === own ? null : own])
  })

  it.each(files[own])('is never taken for what it is not: %s', (file) => {
    for (const kind of importKinds) expect([null, own]).toContain(likelyOtherKind(kind, columnsAs(kind, file)))
    expect(likelyOtherKind(own, columnsAs(own, file))).toBeNull()
  })
})

it.each(['Company,Email', 'Name,Email,Phone', 'Company,Contact,Email,Phone,Address,Status'])(
  'a file that may be of several kinds is not doubted (IMP-20): %s',
  (file) => {
    expect(likelyOtherKind('organizations', columnsAs('organizations', file))).toBeNull()
  },
)

it('columns that staff have matched count as known (IMP-20)', () => {
  const columns = columnsAs('organizations', 'Order date,Company,Product,Amount,Status')
  expect(likelyOtherKind('organizations', columns)).toBe('orders')
  const matched = columns.map(({ heading, field }) => ({ heading, field: field ?? 'comments' }))
  expect(likelyOtherKind('organizations', matched)).toBeNull()
})
