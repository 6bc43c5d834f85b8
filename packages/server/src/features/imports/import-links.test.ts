import { importsCalls } from '@registrar/domain/imports/imports.calls'
import type { LinkRole } from '@registrar/domain/links/link-roles'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const importLinks = async (file: string) => {
  const content = Buffer.from(file).toString('base64')
  const { answer } = await app().staff(importsCalls.runImport, {
    body: { kind: 'links', fileName: 'links.csv', content, dryRun: false },
  })
  return answer.data.counts
}

/** A link of a company with that CRO number. */
const makeLink = async (cro: string) => {
  const organizationId = await makeOrganization(app(), { name: `Company ${cro} Ltd`, cro })
  const peopleId = await makePerson(app(), { firstName: 'Nora', lastName: `Walsh ${cro}`, mail: `${cro}@example.ie` })
  const roles: LinkRole[] = ['director', 'shareholder']
  await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, roles, beneficiaryPercentage: 60 } })

  return async () => {
    const { data } = (await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer
    return data.map((link) => [...link.roles.toSorted(), link.beneficiaryPercentage])
  }
}

it.each([
  ['without the column of roles', '710001', 'Company,Email,%\nCompany 710001,710001@example.ie,40\n', 40],
  ['with blank roles', '710002', 'Company,Email,Roles,%\nCompany 710002,710002@example.ie,,40\n', 40],
  ['with a blank percentage', '710003', 'CRO,Email,Roles,%\n710003,710003@example.ie,Director/Shareholder,\n', 60],
  ['with CRO number and email address as names', '710004', 'Company,Person,%\n710004,710004@EXAMPLE.ie,70\n', 70],
])('a line about a link empties nothing %s (IMP-3, IMP-4)', async (_, cro, file, percentage) => {
  const rows = await makeLink(cro)
  expect(await importLinks(file)).toMatchObject({ made: 0, refused: 0 })
  expect(await rows()).toEqual([['director', 'shareholder', percentage]])
})

it('the roles of several lines about one link add up (IMP-4)', async () => {
  const rows = await makeLink('710010')
  const lines = ['710010@example.ie,Shareholder,55', '710010@example.ie,Secretary,']
  const file = `CRO,Email,Roles,%\n${lines.map((line) => `710010,${line}\n`).join('')}`
  expect(await importLinks(file)).toMatchObject({ updated: 2 })
  expect(await rows()).toEqual([['secretary', 'shareholder', 55]])
})
