import { linksCalls } from '@registrar/domain/links/links.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { unlink } from './deleted-links.commands.ts'
import { createLink, updateLink } from './links.commands.ts'
import { searchLinks } from './links.queries.ts'

export const linksRoutes = ({ serve, platform: { config } }: Routes): void => {
  const day = () => today(config.timeZone)

  serve(linksCalls.createLink, async ({ db, body, session }) => ({
    data: { _id: await createLink(db, body, session, day()) },
  }))

  serve(linksCalls.searchLinks, async ({ db, body: { peopleId, ...search } }) => ({
    data: await searchLinks(db, 'link', { linkedId: peopleId, ...search }, day()),
  }))

  serve(linksCalls.updateLink, ({ db, params, body, session }) =>
    updateLink(db, 'link', params.id, body, session, day()),
  )

  serve(linksCalls.removeLink, ({ db, params, session }) => unlink(db, 'link', params.id, session, day()))
}
