import { linksCalls } from '@registrar/domain/links/links.calls'
import { today } from '#platform/clock'
import type { Session } from '#platform/sessions/session'
import type { Routes } from '#platform/http/routes'
import type { FindOwners } from '#features/filings'
import { createFiledLink, unlinkFiled, updateFiledLink } from './saved-links.commands.ts'
import { searchLinks } from './links.queries.ts'

/** Registers the calls. `findOwners`: who owns a company on a day. */
export const linksRoutes = ({ serve, platform: { config } }: Routes, findOwners: FindOwners): void => {
  const day = () => today(config.timeZone)
  const contextOf = (session: Session) => ({ session, today: day(), findOwners })

  serve(linksCalls.createLink, async ({ db, body, session }) => ({
    data: { _id: await createFiledLink(db, body, contextOf(session)) },
  }))

  serve(linksCalls.searchLinks, async ({ db, body: { peopleId, ...search } }) => ({
    data: await searchLinks(db, 'link', { linkedId: peopleId, ...search }, day()),
  }))

  serve(linksCalls.updateLink, ({ db, params, body, session }) =>
    updateFiledLink(db, 'link', params.id, body, contextOf(session)),
  )

  serve(linksCalls.removeLink, ({ db, params, session }) => unlinkFiled(db, 'link', params.id, contextOf(session)))
}
