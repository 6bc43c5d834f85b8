import { amlListing } from '@registrar/domain/aml/aml-listing'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { hiddenFrom } from '@registrar/domain/aml/suspicion'
import { answerRecord } from '@registrar/domain/shared/page'
import { listRiskCountries } from '#features/diligence'
import type { ApplySettings } from '#features/settings'
import { today } from '#platform/clock'
import { inTransaction } from '#platform/database/database'
import { serveExport } from '#platform/export/serve-export'
import type { Routes } from '#platform/http/routes'
import { sendDocument } from '#platform/http/send-document'
import { findUnprintable } from '#platform/pdf/render-pdf'
import { searchList } from '#platform/lists/search-list'
import { readAmlBoard } from './aml-board.queries.ts'
import { amlSettingsOf, updateAmlSettings } from './aml-settings.ts'
import { amlList } from './aml.list.ts'
import { amlSource, refreshFiles, withOpenPoints } from './aml-source.ts'
import { signVersion } from './aml-versions.commands.ts'
import { findFileStanding } from './file-standing.queries.ts'
import { printWithheld } from './print-withheld.ts'
import { recordVersionRead } from './record-version-read.ts'
import { readVersionContent } from './version-content.queries.ts'
import { findVersion, findVersionPdf, listVersions } from './aml-versions.queries.ts'

// Every text of a version is printed, but for a few ids and codes, which are plain letters.
const textsOf = (content: unknown): string[] => {
  if (typeof content === 'string') return [content]
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsOf) : []
}

/** Registers the calls. `applySettings` computes again what follows from settings. */
export const amlRoutes = (routes: Routes, applySettings: ApplySettings): void => {
  const { serve, serveDocument } = routes

  serve(amlCalls.searchAmlFiles, async ({ db, body, config }) => {
    await refreshFiles(db, config)
    const page = await searchList(db, amlList, body, { today: today(config.timeZone) })
    return { ...page, data: await withOpenPoints(db, page.data, config) }
  })

  serve(amlCalls.findAmlBoard, async ({ db, config }) => {
    await refreshFiles(db, config)
    return answerRecord(await readAmlBoard(db, today(config.timeZone)))
  })

  serveExport(routes, amlCalls.exportAmlFiles, { list: amlListing, source: amlSource })

  serve(amlCalls.findAmlSettings, async ({ config }) => answerRecord(amlSettingsOf(config)))

  serve(amlCalls.updateAmlSettings, async ({ db, body, config, session, request }) => {
    await updateAmlSettings(db, config, body, { session, request, applySettings })
    return answerRecord(amlSettingsOf(config))
  })

  serve(amlCalls.listRiskCountries, async ({ db, config }) =>
    answerRecord(await listRiskCountries(db, today(config.timeZone))),
  )

  serve(amlCalls.findFileStanding, async ({ db, params, config }) =>
    answerRecord(await findFileStanding(db, params.id, config)),
  )

  serve(amlCalls.signAmlVersion, ({ db, body, config, session, files }) =>
    signVersion(db, body, { session, config, files }),
  )

  serve(amlCalls.searchAmlVersions, async ({ db, body: { organizationId }, config }) => {
    const data = await listVersions(db, organizationId)
    const { ownerThresholds, timeZone } = config
    const content = await inTransaction(db, (tx) =>
      readVersionContent(tx, organizationId, { today: today(timeZone), ownerThresholds, hashes: new Map() }),
    )
    return { data, unprintable: content ? await findUnprintable(textsOf(content)) : [] }
  })

  serve(amlCalls.findAmlVersion, async ({ db, params, request }) => {
    const version = await findVersion(db, params.id)
    await recordVersionRead(db, version, request)
    return answerRecord(version)
  })

  serveDocument(amlCalls.printAmlVersion, async ({ db, params, config, request, reply, session }) => {
    const version = await findVersion(db, params.id)
    await recordVersionRead(db, version, request)
    const { name, pdf } = await findVersionPdf(db, params.id, config.timeZone)
    const withheld = hiddenFrom(session.role, config)
    const shown = withheld.size === 0 ? pdf : await printWithheld(version, { withheld, config })
    return sendDocument(reply, 'pdf', name, shown)
  })
}
