import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { readZip } from '#testing/read-zip'
import { useApp } from '#testing/test-app'
import { makeEmails } from '../emails/emails.factory.ts'
import { makeFile } from '../files/files.factory.ts'
import { filledPerson, makeForm } from '../forms/forms.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeEnded, makeLink } from './retention.factory.ts'

const app = useApp()

const readArchive = async (id: string) => {
  const headers = { authorization: `JWT ${app().staffToken}` }
  const archive = await app().app.inject({ url: `/people/${id}/archive.zip`, headers })
  return readZip(archive.rawPayload)
}

it('the archive has the emails to a former address, and files of companies that bear the name (RET-9)', async () => {
  const id = await makePerson(app(), { firstName: 'Séamus', lastName: 'Quill', mail: 'old@quill.example.ie' })
  await makeEmails(app(), ['old@quill.example.ie'])
  await app().staff(peopleCalls.updatePerson, { params: { id }, body: { mail: 'new@quill.example.ie' } })
  await makeEmails(app(), ['new@quill.example.ie', 'nobody@quill.example.ie'])
  const company = await makeEnded(app(), null)
  await makeLink(app(), id, company)
  const named = await makeFile(app(), { name: 'Passport Seamus Quill.pdf', folder: `organization/${company}/AML` })
  await makeFile(app(), { name: 'Constitution.pdf', folder: `organization/${company}/AML` })

  const archive = await readArchive(id)
  const emails = JSON.parse(archive['emails.json']?.toString() ?? '[]') as { recipient: string }[]
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(['new@quill.example.ie', 'old@quill.example.ie'])
  expect(Object.keys(archive).filter((name) => name.startsWith('files/'))).toEqual([
    `files/${named.key.split('/').slice(-2).join('/')}`,
  ])
})

it('the archive has only the own entry of the person in a form about several people (RET-9)', async () => {
  const id = await makePerson(app(), { firstName: 'Orla', lastName: 'Quirke' })
  const [own, other] = [
    filledPerson({ firstName: 'Orla', lastName: 'Quirke', mail: 'orla@quirke.example.ie' }),
    filledPerson({ firstName: 'Fiadh', lastName: 'Moran', mail: 'fiadh@moran.example.ie' }),
  ]
  await makeForm(app(), { peoples: [own, other] })

  const forms = (await readArchive(id))['forms.json']?.toString() ?? ''
  expect([forms.includes('Quirke'), forms.includes('Moran')]).toEqual([true, false])
})

it('the archive has the entry of a form that spells the name of the person without its accents (RET-9)', async () => {
  const id = await makePerson(app(), { firstName: 'Gráinne', lastName: 'Ó Dálaigh' })
  await makeForm(app(), {
    peoples: [filledPerson({ firstName: 'Grainne', lastName: 'O Dalaigh', mail: 'g@example.ie' })],
  })

  const forms = (await readArchive(id))['forms.json']?.toString() ?? ''
  expect(forms).toContain('Grainne')
})
