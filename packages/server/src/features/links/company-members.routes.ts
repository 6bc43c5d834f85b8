import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { today } from '#platform/clock'
import type { Session } from '#platform/sessions/session'
import type { Routes } from '#platform/http/routes'
import type { FindOwners } from '#features/filings'
import { createFiledLink, unlinkFiled, updateFiledLink } from './saved-links.commands.ts'
import { companyMemberIdOf, searchLinks } from './links.queries.ts'

/** Registers the calls. `findOwners`: who owns a company on a day. */
export const companyMembersRoutes = ({ serve, platform: { config } }: Routes, findOwners: FindOwners): void => {
  const day = () => today(config.timeZone)
  const contextOf = (session: Session) => ({ session, today: day(), findOwners })

  serve(companyMembersCalls.createCompanyMember, async ({ db, body, session }) => ({
    data: { _id: await createFiledLink(db, body, contextOf(session)) },
  }))

  serve(companyMembersCalls.searchCompanyMembers, async ({ db, body: { memberId, ...search } }) => ({
    data: await searchLinks(db, 'company-member', { linkedId: memberId, ...search }, day()),
  }))

  serve(companyMembersCalls.updateCompanyMember, ({ db, params, body, session }) =>
    updateFiledLink(db, 'company-member', params.id, body, contextOf(session)),
  )

  serve(companyMembersCalls.updateCompanyMemberOfPair, async ({ db, body, session }) =>
    updateFiledLink(db, 'company-member', await companyMemberIdOf(db, body), body, contextOf(session)),
  )

  serve(companyMembersCalls.removeCompanyMember, ({ db, params, session }) =>
    unlinkFiled(db, 'company-member', params.id, contextOf(session)),
  )

  serve(companyMembersCalls.removeCompanyMemberOfPair, async ({ db, body, session }) =>
    unlinkFiled(db, 'company-member', await companyMemberIdOf(db, body), contextOf(session)),
  )
}
