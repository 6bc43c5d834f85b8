import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import { answerRecord } from '@registrar/domain/shared/page'
import { today } from '#platform/clock'
import type { Routes } from '#platform/http/routes'
import type { Session } from '#platform/sessions/session'
import { acknowledgePolicy, remindOfPolicy } from './acknowledge-policy.commands.ts'
import { saveAssessment } from './firm-assessments.commands.ts'
import { findAssessment } from './firm-assessments.queries.ts'
import { saveAuthorisation } from './firm-authorisations.commands.ts'
import { findAuthorisation } from './firm-authorisations.queries.ts'
import { createPolicy, updatePolicy } from './firm-policies.commands.ts'
import { listPolicyVersions, searchPolicies } from './firm-policies.queries.ts'
import { createReport, reportAnonymously, updateReport } from './firm-reports.commands.ts'
import { searchReports } from './firm-reports.queries.ts'
import { createReview, saveFindings } from './firm-reviews.commands.ts'
import { searchReviews } from './firm-reviews.queries.ts'
import { createTraining, updateTraining } from './firm-trainings.commands.ts'
import { searchTrainings } from './firm-trainings.queries.ts'

export const amlFirmRoutes = ({ serve, platform: { config } }: Routes): void => {
  const contextOf = (session: Session) => ({ session, today: today(config.timeZone) })

  serve(amlFirmCalls.findFirmAssessment, ({ db }) => findAssessment(db))

  serve(amlFirmCalls.saveFirmAssessment, ({ db, body, session }) => saveAssessment(db, body, contextOf(session)))

  serve(amlFirmCalls.createFirmPolicy, async ({ db, body, session }) =>
    answerRecord(await createPolicy(db, body, session)),
  )

  serve(amlFirmCalls.updateFirmPolicy, ({ db, params, body, session }) => updatePolicy(db, params.id, body, session))

  serve(amlFirmCalls.acknowledgeFirmPolicy, ({ db, params, body, session }) =>
    acknowledgePolicy(db, params.id, body.version, session),
  )

  serve(amlFirmCalls.remindOfFirmPolicy, async ({ db, params, session }) => ({
    data: { taskId: await remindOfPolicy(db, params.id, contextOf(session)) },
  }))

  serve(amlFirmCalls.searchFirmPolicies, ({ db, body }) => searchPolicies(db, body))

  serve(amlFirmCalls.listFirmPolicyVersions, async ({ db, params }) => ({
    data: await listPolicyVersions(db, params.id),
  }))

  serve(amlFirmCalls.createFirmTraining, async ({ db, body, session }) => ({
    data: { _id: await createTraining(db, body, contextOf(session)) },
  }))

  serve(amlFirmCalls.updateFirmTraining, ({ db, params, body, session }) =>
    updateTraining(db, params.id, body, contextOf(session)),
  )

  serve(amlFirmCalls.searchFirmTrainings, ({ db, body }) => searchTrainings(db, body))

  serve(amlFirmCalls.createFirmReport, async ({ db, body, session }) => ({
    data: { _id: await createReport(db, body, contextOf(session)) },
  }))

  serve(amlFirmCalls.reportAnonymously, ({ db, body }) => reportAnonymously(db, body, today(config.timeZone)))

  serve(amlFirmCalls.updateFirmReport, ({ db, params, body, session }) =>
    updateReport(db, params.id, body, contextOf(session)),
  )

  serve(amlFirmCalls.searchFirmReports, ({ db, body }) => searchReports(db, body))

  serve(amlFirmCalls.findFirmAuthorisation, ({ db }) => findAuthorisation(db))

  serve(amlFirmCalls.saveFirmAuthorisation, ({ db, body, session }) => saveAuthorisation(db, body, contextOf(session)))

  serve(amlFirmCalls.createFirmReview, async ({ db, body, session }) =>
    answerRecord(await createReview(db, body, session)),
  )

  serve(amlFirmCalls.saveFirmFindings, ({ db, params, body, session }) => saveFindings(db, params.id, body, session))

  serve(amlFirmCalls.searchFirmReviews, ({ db, body }) => searchReviews(db, body))
}
