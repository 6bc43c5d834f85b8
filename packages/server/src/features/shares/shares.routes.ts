import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { answeredPage } from '#platform/lists/answered-page'
import type { Session } from '#platform/sessions/session'
import { offsetOf } from '#platform/lists/search-list'
import { turnHoldingsIntoEvents } from './holdings-as-events.commands.ts'
import { updateShareCertificate } from './share-certificates.commands.ts'
import { searchShareCapital, searchShareCertificates } from './share-certificates.queries.ts'
import { createShareClass, updateShareClass } from './share-classes.commands.ts'
import { searchShareClasses } from './share-classes.queries.ts'
import { createShareEvent, removeShareEvent, updateShareEvent } from './share-events.commands.ts'
import type { FindOwners } from '#features/filings'
import { searchShareEvents } from './share-events.queries.ts'

const pageOf = <Row>(rows: Row[], slice: { page: number; limit: number }) => {
  const from = offsetOf(slice)
  return answeredPage(rows.slice(from, from + slice.limit), rows.length, slice.limit)
}

/** Registers the calls. `findOwners` gives the owners of a company, whose change is filed. */
export const sharesRoutes = ({ serve, platform: { config } }: Routes, findOwners: FindOwners): void => {
  const day = () => today(config.timeZone)
  const contextOf = (session: Session) => ({ session, today: day(), findOwners })

  serve(sharesCalls.searchShareClasses, async ({ db, body }) =>
    pageOf(await searchShareClasses(db, body.organizationId), body),
  )
  serve(sharesCalls.createShareClass, async ({ db, body, session }) => ({
    data: { _id: await createShareClass(db, body, session) },
  }))
  serve(sharesCalls.updateShareClass, ({ db, params, body, session }) => updateShareClass(db, params.id, body, session))

  serve(sharesCalls.searchShareEvents, ({ db, body }) => searchShareEvents(db, body))
  serve(sharesCalls.createShareEvent, async ({ db, body, session }) => ({
    data: { _id: await createShareEvent(db, body, contextOf(session)) },
  }))
  serve(sharesCalls.turnHoldingsIntoEvents, async ({ db, body, session }) => ({
    data: { created: await turnHoldingsIntoEvents(db, body.organizationId, session) },
  }))
  serve(sharesCalls.updateShareEvent, ({ db, params, body, session }) =>
    updateShareEvent(db, params.id, body, contextOf(session)),
  )
  serve(sharesCalls.removeShareEvent, async ({ db, params, session }) => {
    await removeShareEvent(db, params.id, contextOf(session))
    return {}
  })

  serve(sharesCalls.searchShareCertificates, async ({ db, body }) =>
    pageOf(await searchShareCertificates(db, body), body),
  )
  serve(sharesCalls.updateShareCertificate, ({ db, params, body, session }) =>
    updateShareCertificate(db, params.id, body, { author: session, today: day() }),
  )
  serve(sharesCalls.searchShareCapital, async ({ db, body }) => ({
    data: await searchShareCapital(db, body.organizationId, body.asAt ?? day()),
  }))
}
