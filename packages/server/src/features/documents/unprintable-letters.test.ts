import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

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
