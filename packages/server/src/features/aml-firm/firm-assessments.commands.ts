import {
  assessmentProblems,
  type FirmAssessment,
  type NewFirmAssessment,
} from '@registrar/domain/aml-firm/firm-assessment'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { changedFields, recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { lockExclusively } from '#platform/database/lock-exclusively'
import type { Session } from '#platform/sessions/session'
import { FIRM_RECORD } from './aml-firm.row.ts'
import { findAssessment } from './firm-assessments.queries.ts'
import { refuse, requireLatest } from './refusals.ts'

const written = ({
  risks,
  approvedOn = null,
  approvedBy,
  nextReview = null,
}: Omit<NewFirmAssessment, 'version'> & Pick<FirmAssessment, 'approvedBy'>) => ({
  risks: risks.map(({ section, risk, likelihood, impact, controls, residual }) => ({
    section,
    risk,
    likelihood,
    impact,
    controls,
    residual,
  })),
  approvedOn,
  approvedBy: approvedBy?.userId ?? null,
  nextReview,
})

const insertVersion = async (tx: Tx, version: number, fields: ReturnType<typeof written>, session: Session) => {
  const id = newId()
  await tx
    .insertInto('aml_assessments')
    .values({
      id,
      version,
      risks: JSON.stringify(fields.risks),
      approved_on: fields.approvedOn,
      approved_by: fields.approvedBy,
      next_review: fields.nextReview,
      saved_by: session.userId,
    })
    .execute()
  return id
}

/**
 * Saves the assessment as a new version; with a day of approval, the caller has approved it (FIRM-1). A save that changes nothing makes
 * no version.
 * @throws Problem CHANGED_MEANWHILE, AML_FIRM_REFUSED
 */
export const saveAssessment = (
  db: Db,
  { version: loadedFrom, ...sent }: NewFirmAssessment,
  { session, today }: { session: Session; today: IsoDate },
): Promise<FirmAssessment> =>
  inTransaction(db, async (tx) => {
    await lockExclusively(tx, 'aml-assessment')
    const before = await findAssessment(tx)
    requireLatest(loadedFrom, before.version)
    refuse(assessmentProblems(sent, today))

    const approvedBy = sent.approvedOn ? { userId: session.userId, userName: '' } : null
    const after = written({ ...sent, approvedBy })
    const fields = changedFields(before.version === 0 ? {} : written(before), after)
    if (Object.keys(fields).length === 0) return before

    const recordId = await insertVersion(tx, before.version + 1, after, session)
    await recordChange(tx, session, { recordType: FIRM_RECORD, recordId, action: 'created', fields })
    return findAssessment(tx)
  })
