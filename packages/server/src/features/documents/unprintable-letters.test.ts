import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

it('the list of papers names the letters that no font has, and none of a name in any common script (DOC-2)', async () => {
  const unprintable = async (name: string) => {
    const body = { organizationId: await makeOrganization(app(), { name }) }
    const { answer } = await app().staff(documentsCalls.searchDocuments, { body })
    return answer.data.find(({ document }) => document === 'officersRegister')?.unprintable
  }
  expect(await unprintable('𐐀lpha 𐐀 Limited')).toEqual(['𐐀'])
  expect(await unprintable('Ḃreandán Ó Briain Teo, 王小明, محمد علي, राम')).toEqual([])
})

it('a register and an AML file name the letters that no font has before they are printed (DOC-2)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Plain Limited' })
  const peopleId = await makePerson(app(), { firstName: '𐐀lpha', lastName: 'Byrne' })
  await app().staff(linksCalls.createLink, { body: { organizationId, peopleId, roles: ['director'] } })

  const registerOf = async (register: 'officers' | 'members') =>
    (await app().staff(registersCalls.searchRegister, { body: { organizationId, register } })).answer.unprintable
  expect([await registerOf('officers'), await registerOf('members')]).toEqual([['𐐀'], []])

  const version = async () =>
    (await app().staff(amlCalls.searchAmlVersions, { body: { organizationId } })).answer.unprintable
  expect(await version()).toEqual([])
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: organizationId },
    body: { aml: { appendix2_q1: true } },
  })
  expect(await version()).toEqual(['𐐀'])
})
