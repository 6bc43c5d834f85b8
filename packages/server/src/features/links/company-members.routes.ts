import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { createCompanyMember, updateCompanyMember } from './company-members.commands.ts'
import { companyMemberIdOf, searchCompanyMembers } from './company-members.queries.ts'
import { unlink } from './deleted-links.commands.ts'

export const companyMembersRoutes = ({ serve, platform: { config } }: Routes): void => {
  const day = () => today(config.timeZone)

  serve(companyMembersCalls.createCompanyMember, async ({ db, body, session }) => ({
    data: { _id: await createCompanyMember(db, body, session, day()) },
  }))

  serve(companyMembersCalls.searchCompanyMembers, async ({ db, body }) => ({
    data: await searchCompanyMembers(db, body, day()),
  }))

  serve(companyMembersCalls.updateCompanyMember, ({ db, params, body, session }) =>
    updateCompanyMember(db, params.id, body, session, day()),
  )

  serve(companyMembersCalls.updateCompanyMemberOfPair, async ({ db, body, session }) =>
    updateCompanyMember(db, await companyMemberIdOf(db, body), body, session, day()),
  )

  serve(companyMembersCalls.removeCompanyMember, async ({ db, params, session }) => {
    await unlink(db, 'member_id', params.id, session, day())
    return {}
  })

  serve(companyMembersCalls.removeCompanyMemberOfPair, async ({ db, body, session }) => {
    await unlink(db, 'member_id', await companyMemberIdOf(db, body), session, day())
    return {}
  })
}
