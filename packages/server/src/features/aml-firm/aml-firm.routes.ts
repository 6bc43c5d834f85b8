import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import { saveAssessment } from './firm-assessments.commands.ts'
import { findAssessment } from './firm-assessments.queries.ts'

export const amlFirmRoutes = ({ serve, platform: { config } }: Routes): void => {
  const day = () => today(config.timeZone)

  serve(amlFirmCalls.findFirmAssessment, ({ db }) => findAssessment(db))

  serve(amlFirmCalls.saveFirmAssessment, ({ db, body, session }) => saveAssessment(db, body, { session, today: day() }))
}
