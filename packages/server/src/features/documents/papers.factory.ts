import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import type { FieldValues } from '@registrar/domain/documents/paper-fields'
import type { PaperName } from '@registrar/domain/documents/papers'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { Language } from '@registrar/domain/shared/language'
import { textOfPdf } from '#testing/pdf-text'
import type { TestApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

type Link = Pick<BodyInput<typeof linksCalls.createLink>, 'terms' | 'holdings'>

/** Links a person to a company; answers the id of the person. */
export const linkPerson = async (app: TestApp, organizationId: string, person: object, link: Link) => {
  const peopleId = await makePerson(app, person)
  await app.staff(linksCalls.createLink, { body: { peopleId, organizationId, ...link } })
  return peopleId
}

/** Links a company to a company; answers its id. */
export const linkCompany = async (app: TestApp, organizationId: string, member: object, link: Link) => {
  const memberId = await makeOrganization(app, member)
  await app.staff(companyMembersCalls.createCompanyMember, { body: { memberId, organizationId, ...link } })
  return memberId
}

type Values = Partial<FieldValues> & { personId?: string; transfereeId?: string }

/** The text of a printed paper, with single spaces and plain quotes. */
export const textOfPaper = async (
  app: TestApp,
  organizationId: string,
  document: PaperName,
  { language = 'en', ...values }: Values & { language?: Language } = {},
): Promise<string> => {
  const { rawPayload } = await app.app.inject({
    method: 'POST',
    url: documentsCalls.previewDocument.path,
    headers: { authorization: `JWT ${app.staffToken}` },
    payload: { organizationId, document, language, values },
  })
  return textOfPdf(rawPayload).replaceAll('’', "'").replaceAll(/\s+/g, ' ')
}

/** What the list of papers says of one. */
export const rowOfPaper = async (app: TestApp, organizationId: string, document: PaperName, values: Values = {}) => {
  const { answer } = await app.staff(documentsCalls.searchDocuments, {
    body: { organizationId, document, values: values as never },
  })
  const [row] = answer.data
  if (!row) throw new Error(`no paper ${document}`)
  return row
}
