import {
  type FirmAssessment,
  type FirmAssessmentVersion,
  type FirmRisk,
  firmRiskScore,
} from '@registrar/domain/aml-firm/firm-assessment'
import type { Db, Tx } from '#platform/database/database'
import { userNamed } from './aml-firm.row.ts'

const NONE = { version: 0, risks: [], approvedOn: null, approvedBy: null, nextReview: null }

/** The versions of the assessment, the latest first (FIRM-1). */
const listAssessments = async (db: Db | Tx): Promise<FirmAssessmentVersion[]> => {
  const rows = await db
    .selectFrom('aml_assessments as a')
    .innerJoin('users as saver', 'saver.id', 'a.saved_by')
    .leftJoin('users as approver', 'approver.id', 'a.approved_by')
    .select(['a.version', 'a.risks', 'a.approved_on as approvedOn', 'a.next_review as nextReview'])
    .select(['a.saved_at as savedAt', userNamed('approver').as('approvedBy')])
    .select(userNamed('saver').$notNull().as('savedBy'))
    .orderBy('a.version', 'desc')
    .execute()

  // Only the command writes the risks.
  return rows.map(({ risks, ...row }) => ({
    ...row,
    risks: (risks as FirmRisk[]).map((risk) => ({ ...risk, score: firmRiskScore(risk) })),
  }))
}

/** The assessment as it stands (FIRM-1). */
export const findAssessment = async (db: Db | Tx): Promise<FirmAssessment> => {
  const versions = await listAssessments(db)
  const [latest] = versions
  if (!latest) return { ...NONE, versions }

  const { savedAt: _at, savedBy: _by, ...assessment } = latest
  return { ...assessment, versions }
}
