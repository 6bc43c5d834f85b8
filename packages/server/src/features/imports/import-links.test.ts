import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const runImport = async (file: string, how: { dryRun: boolean; keepGood: boolean }) => {
  const content = Buffer.from(file).toString('base64')
  const body = { kind: 'links' as const, fileName: 'links.csv', content, ...how }
  return (await app().staff(importsCalls.runImport, { body })).answer.data
}

const importLinks = async (file: string, keepGood = false) =>
  (await runImport(file, { dryRun: false, keepGood })).counts

/** Links a person to a company with that CRO number, and gives the id of the company. */
const makeLink = async (cro: string) => {
  const organizationId = await makeOrganization(app(), { name: `Company ${cro} Ltd`, cro })
  const peopleId = await makePerson(app(), { firstName: 'Nora', lastName: `Walsh ${cro}`, mail: `${cro}@example.ie` })
  const roles: LinkRole[] = ['director', 'shareholder']
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, roles, beneficiaryPercentage: 60 } })
  return organizationId
}

const linksOf = async (organizationId: string) => {
  const { data } = (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer
  return data.map((link) => [...link.roles.toSorted(), link.beneficiaryPercentage])
}

const termsOf = async (organizationId: string) =>
  (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data.flatMap(({ terms }) => terms)

it.each([
  ['a missing column of roles', '710001', 'Company,Email,%\nCompany 710001,710001@example.ie,40\n', 40],
  ['a blank cell of roles', '710002', 'Company,Email,Roles,%\nCompany 710002,710002@example.ie,,40\n', 40],
  ['a blank percentage', '710003', 'CRO,Email,Roles,%\n710003,710003@example.ie,Director/Shareholder,\n', 60],
])('%s leaves that part of the link as it is (IMP-3)', async (_, cro, file, percentage) => {
  const organizationId = await makeLink(cro)
  expect(await importLinks(file)).toMatchObject({ made: 0, refused: 0 })
  expect(await linksOf(organizationId)).toEqual([['director', 'shareholder', percentage]])
})

it('a blank percentage keeps that of a former shareholder who becomes one again (IMP-3)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Former Ltd', cro: '710005' })
  const peopleId = await makePerson(app(), { firstName: 'Nora', lastName: 'Former', mail: '710005@example.ie' })
  const terms = [{ role: 'shareholder' as const, appointed: '2019-02-28', ceased: '2022-02-28' }]
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, terms, beneficiaryPercentage: 60 } })
  expect(await linksOf(organizationId)).toEqual([[0]])

  await importLinks('CRO,Email,Roles,%\n710005,710005@example.ie,Shareholder,\n')
  expect(await linksOf(organizationId)).toEqual([['shareholder', 60]])
})

it('a link is found by CRO number and email address in the columns of companies and people (IMP-4)', async () => {
  const organizationId = await makeLink('710004')
  expect(await importLinks('Company,Person,%\n710004,710004@EXAMPLE.ie,70\n')).toMatchObject({ updated: 1 })
  expect(await linksOf(organizationId)).toEqual([['director', 'shareholder', 70]])
})

it('a line of somebody who has left is refused, and one who will leave is linked (IMP-4)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Left Ltd', cro: '710006' })
  for (const number of [1, 2])
    await makePerson(app(), { firstName: 'Nora', lastName: `Left ${number}`, mail: `left${number}@example.ie` })
  const lines = [
    'left1@example.ie,Secretary,05/06/2022',
    'left2@example.ie,Director,05/06/2140',
    'left1@example.ie,Shareholder,',
  ]
  const file = `CRO,Email,Officer type,Resigned\n${lines.map((line) => `710006,${line}\n`).join('')}`
  const { counts, lines: report } = await runImport(file, { dryRun: false, keepGood: true })
  expect(counts).toEqual({ made: 2, updated: 0, skipped: 0, refused: 1 })
  expect(report.find(({ line }) => line === 2)?.reason).toBe(
    'It ended on 5 June 2022. An import links who is in office.',
  )
  expect(
    (await linksOf(organizationId))
      .flat()
      .filter((value) => typeof value === 'string')
      .toSorted(),
  ).toEqual(['director', 'shareholder'])
})

it('the roles of several lines about one link add up (IMP-4)', async () => {
  const organizationId = await makeLink('710010')
  const lines = ['710010@example.ie,Shareholder,55', '710010@example.ie,Secretary,']
  const file = `CRO,Email,Roles,%\n${lines.map((line) => `710010,${line}\n`).join('')}`
  expect(await importLinks(file)).toEqual({ made: 0, updated: 1, skipped: 1, refused: 0 })
  expect(await linksOf(organizationId)).toEqual([['secretary', 'shareholder', 55]])
  expect(await importLinks(file)).toMatchObject({ skipped: 2 })
})

it('the dry run names the roles that end because no line names them (IMP-4)', async () => {
  await makeLink('710013')
  const file = 'CRO,Email,Roles\n710013,710013@example.ie,Shareholder/Secretary\n'
  expect((await runImport(file, { dryRun: true, keepGood: false })).lines).toMatchObject([
    {
      outcome: 'updated',
      reason: 'Changed: Roles. Roles that end, because the file does not name them: Director.',
    },
  ])
})

it('a line with an impossible percentage changes nothing of a good line about the same link (IMP-3, IMP-4)', async () => {
  const organizationId = await makeLink('710012')
  const lines = ['Director,"33,3 %"', 'Shareholder,120'].map((line) => `710012,710012@example.ie,${line}\n`)
  const file = `CRO,Email,Roles,%\n710012,710012@example.ie,Shareholder,\n${lines.join('')}`
  expect(await importLinks(file, true)).toEqual({ made: 0, updated: 1, skipped: 1, refused: 1 })
  expect(await linksOf(organizationId)).toEqual([['director', 'shareholder', 33.3]])
})

it('lines with one role each leave the terms of a link that has all of these roles as they are (IMP-4, OWN-2)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Terms Ltd', cro: '710011' })
  const peopleId = await makePerson(app(), { firstName: 'Nora', lastName: 'Terms', mail: '710011@example.ie' })
  const terms = (['director', 'secretary', 'shareholder'] as const).map((role) => ({ role, appointed: '2019-02-28' }))
  const body = { peopleId, organizationId, terms, beneficiaryPercentage: 40 }
  await app().staff(linksCalls.createLink, { body })
  const before = await termsOf(organizationId)

  const lines = ['Director,', 'Secretary,', 'Shareholder,40'].map((line) => `710011,710011@example.ie,${line}\n`)
  expect(await importLinks(`CRO,Email,Roles,%\n${lines.join('')}`)).toMatchObject({ updated: 0, skipped: 3 })
  expect(await termsOf(organizationId)).toEqual(before)
})

it('a line that names no person is refused, also when somebody has no name (IMP-3)', async () => {
  const organizationId = await makeLink('710020')
  const id = await makePerson(app(), { firstName: 'No', lastName: 'Name' })
  await app().staff(peopleCalls.updatePerson, { params: { id }, body: { firstName: '', lastName: '' } })

  expect(await importLinks('CRO,Person,Roles\n710020,,Secretary\n')).toMatchObject({ made: 0, refused: 1 })
  expect(await linksOf(organizationId)).toHaveLength(1)
})

it('a line whose email address is somebody else\u2019s is refused, and says whose it is (IMP-4)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Couple Ltd', cro: '710030' })
  await makePerson(app(), { firstName: 'Paul', lastName: 'Nolan', mail: 'nolans@example.ie' })
  const heading = 'CRO,Person,Email,Roles\n'

  for (const person of ['Pauline', 'Pauline Nolan']) {
    const { lines } = await runImport(`${heading}710030,${person},nolans@example.ie,Director\n`, {
      dryRun: true,
      keepGood: false,
    })
    expect(lines).toMatchObject([{ outcome: 'refused', reason: 'nolans@example.ie is the address of Paul Nolan.' }])
  }
  expect(await linksOf(organizationId)).toEqual([])

  expect(await importLinks(`${heading}710030,Nolan Paul,nolans@example.ie,Director\n`)).toMatchObject({ made: 1 })
})

it('a link of somebody whose status says that they have left is refused (IMP-18)', async () => {
  await makeLink('710077')
  const file = 'CRO,Email,Role,Status\n710077,710077@example.ie,Director,Resigned\n'
  const { lines } = await runImport(file, { dryRun: true, keepGood: false })
  expect(lines).toMatchObject([
    { outcome: 'refused', reason: 'Its status is "Resigned". An import links who is in office.' },
  ])
})

it('a column of people that is called by a role gives that role, and ends no other (IMP-8)', async () => {
  const organizationId = await makeLink('710078')
  expect(await importLinks('CRO,Secretary\n710078,Nora Walsh 710078\n')).toMatchObject({ updated: 1, refused: 0 })
  expect(await linksOf(organizationId)).toEqual([['director', 'secretary', 'shareholder', 60]])
})

it('finds a person without how the line addresses them, but not by half of a name (IMP-4)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Company 710099 Ltd', cro: '710099' })
  for (const [firstName, lastName] of [
    ['Anne', 'Titled'],
    ['Paul', 'Titled'],
    ['Zoé', 'Titled'],
    ['Dr Rose', 'Titled'],
  ] as const)
    await makePerson(app(), { firstName, lastName })
  const lines = [
    'Dr. Anne Titled',
    'M. Paul Titled',
    'Titled Mme Zoé',
    '"Titled, Mme Zoé"',
    'Dr Rose Titled',
    'Mr Titled',
  ]
  const file = `CRO,Person,Role\n${lines.map((person) => `710099,${person},director`).join('\n')}\n`
  const { lines: done } = await runImport(file, { dryRun: false, keepGood: true })
  const inOrder = done.toSorted((one, other) => one.line - other.line)
  expect(inOrder.map(({ outcome, reason }) => `${outcome} ${reason}`.trim())).toEqual([
    'made',
    'made',
    'refused There is no such person.',
    'made',
    'made',
    'refused There is no such person.',
  ])
  expect(await linksOf(organizationId)).toHaveLength(4)
})
