import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFile } from './files.factory.ts'
import { sentName } from './sent-name.ts'

const app = useApp()

const dispositionOf = async (url: string) => {
  const response = await app().app.inject({
    url: new URL(url).pathname,
    headers: { authorization: `JWT ${app().staffToken}` },
  })
  return response.headers['content-disposition']
}

it('a renamed file of a company is downloaded under its new name, with its ending (FILE-3)', async () => {
  const { url } = await makeFile(app(), { name: 'scan ä 0001.pdf' })
  expect(await dispositionOf(url)).toContain('scan')

  const id = await makeOrganization(app())
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id },
    body: { attachedFiles: [{ url, folder: 'AML', fileName: 'Lease 2026' }] },
  })
  expect(await dispositionOf(url)).toContain('filename="Lease 2026.pdf"')
})

it.each([
  ['scan.pdf', null, 'scan.pdf'],
  ['scan.pdf', ' ', 'scan.pdf'],
  ['scan.pdf', 'Lease', 'Lease.pdf'],
  ['scan.pdf', 'Lease.PDF', 'Lease.PDF'],
  ['scan.pdf', 'Lease of 1.2.2026', 'Lease of 1.2.2026.pdf'],
  ['README', 'Lease', 'Lease'],
])('the file %s that staff call %s is sent as %s', (uploaded, given, sent) => {
  expect(sentName(uploaded, given)).toBe(sent)
})
