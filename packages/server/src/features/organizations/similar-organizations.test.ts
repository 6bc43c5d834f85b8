import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from './organizations.factory.ts'

const app = useApp()

it('companies are found by a name with one letter wrong, and by a name that they had before (ORG-33)', async () => {
  const id = await makeOrganization(app(), { name: 'Already Here Ltd' })
  const similar = async (name: string) =>
    (await app().staff(organizationsCalls.listSimilarOrganizations, { body: { name } })).answer.data

  expect(await similar('Already Here DAC')).toMatchObject([{ _id: id, isNearly: false, formerly: null }])
  expect(await similar('Alraedy Here')).toMatchObject([{ _id: id, isNearly: true, formerly: null }])
  expect(await similar('Alraedy Heere')).toEqual([])

  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { name: 'Elsewhere Now Ltd' } })
  expect(await similar('Already Here')).toMatchObject([
    { _id: id, name: 'Elsewhere Now Ltd', formerly: 'Already Here Ltd', isNearly: false },
  ])
})
