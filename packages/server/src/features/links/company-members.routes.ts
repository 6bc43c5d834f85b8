import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { unlink } from './deleted-links.commands.ts'
import { createLink, updateLink } from './links.commands.ts'
import { companyMemberIdOf, searchLinks } from './links.queries.ts'

export const companyMembersRoutes = ({ serve, platform: { config } }: Routes): void => {
  const day = () => today(config.timeZone)

  serve(companyMembersCalls.createCompanyMember, async ({ db, body, session }) => ({
    data: { _id: await createLink(db, body, session, day()) },
  }))

  serve(companyMembersCalls.searchCompanyMembers, async ({ db, body: { memberId, ...search } }) => ({
    data: await searchLinks(db, 'company-member', { linkedId: memberId, ...search }, day()),
  }))

  serve(companyMembersCalls.updateCompanyMember, ({ db, params, body, session }) =>
    updateLink(db, 'company-member', params.id, body, session, day()),
  )

  serve(companyMembersCalls.updateCompanyMemberOfPair, async ({ db, body, session }) =>
    updateLink(db, 'company-member', await companyMemberIdOf(db, body), body, session, day()),
  )

  serve(companyMembersCalls.removeCompanyMember, ({ db, params, session }) =>
    unlink(db, 'company-member', params.id, session, day()),
  )

  serve(companyMembersCalls.removeCompanyMemberOfPair, async ({ db, body, session }) =>
    unlink(db, 'company-member', await companyMemberIdOf(db, body), session, day()),
  )
}
