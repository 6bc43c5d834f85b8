import { sanctionsCalls } from '@registrar/domain/sanctions/sanctions.calls'
import { sanctionsSearchBody } from '@registrar/domain/sanctions/sanctions-hit'
import { answerRecord } from '@registrar/domain/shared/page'
import type { Routes } from '#platform/http/routes'
import { clientAddress } from '#platform/http/client-address'
import { decideHit } from './decide-hit.commands.ts'
import { searchRuns } from './runs.queries.ts'
import { removeList } from './remove-list.commands.ts'
import { findList, listLists, searchHits } from './sanctions.queries.ts'
import { screenAllStale, screenStale } from './screening.commands.ts'
import { screenRecord } from './screen-record.commands.ts'

const MAX_HITS = 1000

export const sanctionsRoutes = ({ serve }: Routes): void => {
  serve(sanctionsCalls.searchSanctions, async ({ db, body }) => {
    await screenStale(db)
    return searchHits(db, body)
  })

  serve(sanctionsCalls.decideSanctionsHit, async ({ db, body, params, session }) =>
    answerRecord(await decideHit(db, params.id, body, session)),
  )

  serve(sanctionsCalls.screenSanctions, async ({ db, body: { personId, organizationId }, session }) => {
    await screenRecord(db, { personId, organizationId }, session.userId)
    const { data } = await searchHits(db, sanctionsSearchBody.parse({ personId, organizationId, limit: MAX_HITS }))
    return { data }
  })

  serve(sanctionsCalls.findSanctionsList, async ({ db }) => ({ data: await findList(db) }))

  serve(sanctionsCalls.listSanctionsLists, async ({ db }) => ({ data: await listLists(db) }))

  serve(sanctionsCalls.removeSanctionsList, async ({ db, params, session, request }) => {
    await removeList(db, params.id, { session, address: clientAddress(request) })
    await screenAllStale(db)
  })

  serve(sanctionsCalls.searchScreeningRuns, async ({ db, body }) => searchRuns(db, body))
}
