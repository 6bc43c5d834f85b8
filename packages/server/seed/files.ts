import { Readable } from 'node:stream'
import { storeUpload } from '#features/files'
import { updateOrganization } from '#features/organizations'
import { updatePerson } from '#features/people'
import { type Document, pdfDocument, pngDocument, textDocument } from './documents.ts'
import type { DemoAccount, Firm, Maker } from './firm.ts'

const ORGANIZATIONS_WITH_FILES = 90
const PEOPLE_WITH_FILES = 60

const sampleDocuments: [folder: string, (company: string) => Document][] = [
  [
    'Incorporation',
    (company) => pdfDocument('Certificate of incorporation.pdf', ['Certificate of Incorporation', company]),
  ],
  ['Incorporation', (company) => pdfDocument('Constitution.pdf', ['Constitution', company, 'Companies Act 2014'])],
  ['AML', () => pngDocument('Proof of address.png', 0x00665d)],
  [
    'Annual returns',
    (company) => pdfDocument('B1 signature page.pdf', ['Annual Return B1', company, 'Signed: ........']),
  ],
  [
    'Accounting',
    (company) => textDocument('Trial balance.txt', `${company}\n\nShare capital\t100.00\nBank\t4,218.37\n`),
  ],
  ['Tax', (company) => pdfDocument('TR2 confirmation.pdf', ['Registration for corporation tax', company])],
  ['Bank', () => pngDocument('Statement page 1.png', 0x2f5d8a)],
  [
    'Correspondence',
    (company) =>
      textDocument('Lettre au client.txt', `Objet : ${company}\n\nVeuillez trouver ci-joint le relevé demandé.\n`),
  ],
]

// A file's URL is absolute (FILE-3), so it needs the address at which the demo will be served.
const storeDocument = async (
  { db, config, files }: Firm,
  folder: string,
  document: Document,
  uploader: DemoAccount,
) => {
  const received = await files.receive(Readable.from([document.bytes]))
  const key = await storeUpload(db, { received, head: document.bytes, name: document.name, folder }, uploader.session)
  const address = config.publicUrl ?? `http://${config.host}:${config.port}`
  return `${address}/file/${key.split('/').map(encodeURIComponent).join('/')}`
}

/** Attaches small real files to organizations and people. */
export const makeFiles: Maker = async (firm) => {
  const { db, random, today, accounts } = firm

  for (const { id, name } of random.some(firm.organizations, ORGANIZATIONS_WITH_FILES)) {
    const uploader = random.pick(accounts)
    const attachedFiles = []
    for (const [folder, documentOf] of random.some(sampleDocuments, random.whole(1, 5))) {
      const document = documentOf(name)
      const url = await storeDocument(firm, `organization/${id}`, document, uploader)
      attachedFiles.push({ url, folder, fileName: document.name })
    }
    await updateOrganization(db, id, { attachedFiles }, uploader.session)
  }

  for (const { id, firstName, lastName } of random.some(firm.people, PEOPLE_WITH_FILES)) {
    const uploader = random.pick(accounts)
    const passport = await storeDocument(firm, `people/${id}`, pngDocument('Passport.png', 0x6b3fa0), uploader)
    const letter = textDocument('Engagement.txt', `Letter of engagement\n\n${firstName} ${lastName}\n`)
    const attachedFiles = random.chance(50)
      ? [passport]
      : [passport, await storeDocument(firm, `people/${id}`, letter, uploader)]
    await updatePerson(db, id, { attachedFiles }, uploader.session, { today })
  }
}
