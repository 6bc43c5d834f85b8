import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { linkPerson, textOfPaper } from './papers.factory.ts'

const app = useApp()

it('the sheet of the register of owners has the steps taken before the directors stand in (OWN-17)', async () => {
  const id = await makeOrganization(app(), { name: 'Alpha Friends', cro: '654321', companyType: 'CLG' })
  await linkPerson(
    app(),
    id,
    { firstName: 'Paul', lastName: 'Roux' },
    { terms: [{ role: 'director', appointed: '2022-01-01', ceased: null }] },
  )
  const before = await textOfPaper(app(), id, 'rbo')
  expect(before).toContain('are not recorded (S.I. 110/2019, reg. 5)')
  // A company limited by guarantee has no shares.
  expect(before).not.toContain('is not known')

  const aml = { rbo_steps: 'Asked each member on 3 March', rbo_steps_on: '2026-03-12' }
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml } })
  expect(await textOfPaper(app(), id, 'rbo')).toContain(
    'Steps taken to find the owners, up to 12/03/2026: Asked each member on 3 March',
  )
  expect(await textOfPaper(app(), id, 'rbo', { language: 'fr' })).toContain("jusqu'au 12 mars 2026")
})

it('no legal person stands in for owners as a senior managing official: it is asked who is behind it (OWN-7)', async () => {
  const id = await makeOrganization(app(), { name: 'Alpha Limited', cro: '654321' })
  const terms = [{ role: 'director' as const, appointed: '2022-01-01', ceased: null }]
  await linkPerson(app(), id, { firstName: 'Paul', lastName: 'Roux' }, { terms })
  await linkPerson(app(), id, { firstName: 'Quay', lastName: 'Trust', companyForm: 'Trust' }, { terms })

  const { answer } = await app().staff(ownershipCalls.searchOwnership, { body: { organizationId: id } })
  expect(answer.data.seniorManagers.map(({ name }) => name)).toEqual(['Paul Roux'])
  const text = await textOfPaper(app(), id, 'ownersRegister')
  expect(text).toContain('Paul Roux Director 01/01/2022')
  expect(text).toContain('Quay Trust: who is behind it')
  expect(text).not.toContain('Quay Trust Director')
})
