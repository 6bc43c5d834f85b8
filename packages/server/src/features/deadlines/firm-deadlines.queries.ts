import { renewalDay } from '@registrar/domain/aml-firm/firm-authorisation'
import { trainingsToRenew } from '@registrar/domain/aml-firm/firm-training'
import type { Deadline } from '@registrar/domain/deadlines/deadline'
import {
  firmAssessmentDeadline,
  firmAuthorisationDeadline,
  firmTrainingDeadline,
} from '@registrar/domain/deadlines/firm-deadlines'
import { FIRM_ID } from '#features/affected'
import type { Tx } from '#platform/database/database'
import { type StoredDeadline, storedDeadline } from './deadlines.row.ts'

/** The authorisation is one record, whatever its version. */
const AUTHORISATION_ID = '00000000-0000-7000-8000-000000000002'

const firmDeadlines = (recordId: string, deadlines: Deadline[]): StoredDeadline[] =>
  deadlines.map((deadline) =>
    storedDeadline(deadline, { source: 'aml-firm', source_id: FIRM_ID, record_id: recordId, brand: 'main' }),
  )

/** What falls due in the firm's own anti-money-laundering house. */
export const readFirmDeadlines = async (tx: Tx): Promise<StoredDeadline[]> => {
  const assessment = await tx
    .selectFrom('aml_assessments')
    .select('next_review as nextReview')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

  const trainings = await tx
    .selectFrom('aml_trainings')
    .select(['id', 'title', 'held_on as heldOn', 'renew_on as renewOn'])
    .execute()

  const authorisation = await tx
    .selectFrom('aml_authorisations')
    .select('ends_on as endsOn')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

  return [
    ...(assessment ? firmDeadlines(FIRM_ID, firmAssessmentDeadline(assessment)) : []),
    ...(authorisation
      ? firmDeadlines(AUTHORISATION_ID, firmAuthorisationDeadline({ renewBy: renewalDay(authorisation.endsOn) }))
      : []),
    ...trainingsToRenew(trainings).flatMap((training) => firmDeadlines(training.id, firmTrainingDeadline(training))),
  ]
}
