import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { useShares } from '../shares/shares.factory.ts'
import { linkPerson, rowOfPaper, textOfPaper } from './papers.factory.ts'

const app = useApp()
const shares = useShares(app)

it('an extract of a register names what is not on record, in the list too (DOC-2, OWN-14)', async () => {
  const id = await makeOrganization(app(), { name: 'Alpha Limited', cro: '654321', address: '1 Quay' })
  const otherDirectorships = [{ name: 'Placements SA', appointed: '2024-01-01', ceased: null }]
  const person = { firstName: 'Zoë', lastName: 'Byrne', occupation: 'Baker', formerNames: '', otherDirectorships }
  const personId = await linkPerson(app(), id, person, {
    terms: [{ role: 'director', appointed: '2024-03-15', ceased: null }],
  })
  const { missing, notOnRecord } = await rowOfPaper(app(), id, 'officersRegister')
  expect(missing).toEqual([])
  expect(notOnRecord).toEqual([{ personId, name: 'Zoë Byrne', fields: ['birth', 'nationality', 'address'] }])
  expect((await rowOfPaper(app(), id, 'officersRegister', { asAt: '2024-03-14' })).notOnRecord).toEqual([
    { organizationId: id, name: 'Alpha Limited', fields: ['officers'] },
  ])
  expect((await rowOfPaper(app(), id, 'b10')).notOnRecord).toEqual([])
  expect(await textOfPaper(app(), id, 'officersRegister', { language: 'fr' })).toContain('(depuis le 01/01/2024)')
})

it('Form A1 has what the subscribers paid, where each paid the same', async () => {
  const { organizationId, brian, classId } = await shares.makeCompany()
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: organizationId },
    body: { incorporationDate: '2024-01-10' },
  })
  expect(await textOfPaper(app(), organizationId, 'a1')).toContain('Paid per share €1.00')
  const allotment = { organizationId, kind: 'allotment' as const, on: '2024-01-10', classId }
  await shares.enter({ ...allotment, number: 5, to: [{ personId: brian.personId }], paidPerShare: 0.5 })
  expect((await rowOfPaper(app(), organizationId, 'a1')).missing).toContain('amountPaid')
})
