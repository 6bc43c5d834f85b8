import { PDFDocument, degrees } from '@cantoo/pdf-lib'
import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { minuteBookCalls } from '@registrar/domain/documents/minute-book.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { describe, expect, it } from 'vitest'
import { textOfPdf } from '#testing/pdf-text'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFile } from '../files/files.factory.ts'

const app = useApp()

const makeCompany = () => makeOrganization(app(), { name: 'Alpha Limited', cro: '654321', address: '1 Quay' })

/** A PDF of some pages, each with a word of its own; the first is turned by a quarter. */
const pdfOf = async (...words: string[]): Promise<Buffer> => {
  const made = await PDFDocument.create()
  for (const [index, word] of words.entries()) {
    const page = made.addPage([300, 400])
    page.drawText(word, { x: 40, y: 300 })
    if (index === 0) page.setRotation(degrees(90))
  }
  return Buffer.from(await made.save())
}

/** A picture of one white dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)

const attach = async (id: string, name: string, bytes: Buffer): Promise<string> => {
  const { url } = await makeFile(app(), {
    name,
    folder: `organization/${id}/Correspondence`,
    content: Buffer.concat([bytes]),
  })
  const { attachedFiles } = (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer
  const files = [...attachedFiles, { url, folder: 'Correspondence', fileName: name }]
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { attachedFiles: files } })
  return url
}

/** Files a paper and says that it was signed, with its scan. */
const sign = async (organizationId: string, name: string, bytes: Buffer) => {
  const body = { organizationId, document: 'b2' as const, values: { effectiveOn: '2026-04-01' } }
  await app().staff(documentsCalls.fileDocument, { body })
  const signedFile = await attach(organizationId, name, bytes)
  const { answer } = await app().staff(minuteBookCalls.searchMinuteBook, { body: { organizationId } })
  const params = { id: answer.data.findLast((row) => row.signedOn === null)?._id ?? '' }
  await app().staff(minuteBookCalls.updateMinute, { params, body: { signedOn: '2026-04-03', signedFile } })
}

const printOf = async (id: string) => {
  const { rawPayload } = await app().app.inject({
    method: 'GET',
    url: `/organization/${id}/minute-book.pdf`,
    headers: { authorization: `JWT ${app().staffToken}` },
  })
  return {
    pages: textOfPdf(rawPayload).split('\f').slice(0, -1),
    count: (await PDFDocument.load(rawPayload)).getPageCount(),
  }
}

describe('the printed minute book (DOC-14)', () => {
  it('has the scan of a signed paper, each page at the number that its contents name', async () => {
    const id = await makeCompany()
    await sign(id, 'signed.pdf', await pdfOf('QUAIL', 'HERON'))
    const { pages, count } = await printOf(id)
    expect(count).toBe(4)
    expect(pages[0]).toMatch(/1\. Data sheet: Form B2.* · signed on 03\/04\/2026\s+2\n/)
    expect(pages[0]).toMatch(/Signed: 1\. Data sheet: Form B2[^]*\s3\n/)
    expect(pages[2]).toContain('QUAIL')
    expect(pages[2]).toContain('Page 3 of 4')
    expect(pages[3]).toMatch(/page 2 of 2[^]*HERON/)
  })

  it('binds a picture too, and says of what it cannot bind why', async () => {
    const id = await makeCompany()
    await sign(id, 'photo.png', PNG)
    await sign(id, 'letter.txt', Buffer.from('no scan'))
    await sign(id, 'broken.pdf', Buffer.from('%PDF-1.7 nothing'))
    const { pages, count } = await printOf(id)
    expect(count).toBe(7)
    expect(pages[4]).toMatch(
      /Signed, not bound in: 2\. Data sheet: Form B2[^]*The scan letter\.txt is not bound in: it is no PDF/,
    )
    expect(pages[5]).toContain('The scan broken.pdf is not bound in: it is no PDF')
    expect(pages[6]).toContain('Signed: 1. Data sheet: Form B2')
    const contents = (pages[0] ?? '').replaceAll(/\s+/g, ' ')
    expect(contents).toContain(
      'Scans that are not bound in 2. letter.txt: it is no PDF and no picture that can be read 3. broken.pdf: it is no PDF',
    )
    expect(contents).not.toContain('photo.png')
    expect(contents.match(/Signed, not bound in: /g)).toHaveLength(2)
    expect(contents.match(/Signed: /g)).toHaveLength(1)
  })

  it('has what was entered in the registers, with its place in the contents', async () => {
    const id = await makeCompany()
    const entry = { organizationId: id, on: '2026-05-02' }
    for (const [register, description] of [
      ['seal', 'Lease of 9 Dame Street'],
      ['charges', 'Charge over the book debts'],
    ] as const)
      await app().staff(registersCalls.createRegisterEntry, { body: { ...entry, register, description } })
    const { pages } = await printOf(id)
    expect(pages[0]).toMatch(/Entries: [^\n]*seal[^\n]*\s2\n/)
    expect(pages[1]).toMatch(/Lease of 9 Dame Street\s+02\/05\/2026/)
    expect(pages[1]).toContain('Charge over the book debts')
  })
})
