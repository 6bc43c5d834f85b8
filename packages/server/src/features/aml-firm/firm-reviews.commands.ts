import {
  type FirmReview,
  type FirmReviewChanges,
  isSameFinding,
  type NewFirmReview,
  type ReviewFinding,
  reviewProblems,
} from '@registrar/domain/aml-firm/firm-review'
import { newTask } from '@registrar/domain/tasks/task'
import { sql } from 'kysely'
import { createTask, taskRecord, updateTask } from '#features/tasks'
import { type RowDeletedKind, lockIfExists } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { FIRM_RECORD } from './aml-firm.row.ts'
import { findReview } from './firm-reviews.queries.ts'
import { refuse, requireLatest } from './refusals.ts'

const reviewRecord = {
  type: FIRM_RECORD,
  table: 'aml_firm_reviews',
  isRowDeleted: true,
} as const satisfies RowDeletedKind

type Kept = FirmReview['findings'][number]

// The clients of today: neither in the bin nor struck off, and the relationship goes on.
const drawClients = async (tx: Tx, sample: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from organizations o left join organization_details d on d.organization_id = o.id
    where o.deleted_at is null and o.creation_status is distinct from 'STRIKE_OFF'
      and d.cro_status is distinct from 'dissolved' and d.relationship_ended_on is null
    order by random() limit ${sample}`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Begins the review of a year: draws that many clients by chance, or all when there are fewer (FIRM-6).
 * @throws Problem AML_FIRM_REFUSED without a client
 */
export const createReview = (db: Db, { year, sample }: NewFirmReview, session: Session): Promise<FirmReview> =>
  inTransaction(db, async (tx) => {
    const organizationIds = await drawClients(tx, sample)
    if (organizationIds.length === 0) refuse({ sample: 'There is no client to draw.' })

    const id = await createRecord(tx, reviewRecord, session, async (_tx, reviewId) => {
      await tx
        .insertInto('aml_firm_reviews')
        .values({ id: reviewId, year, sample, organization_ids: organizationIds, created_by: session.userId })
        .execute()
      return { year, sample, organizationIds }
    })
    return findReview(tx, id)
  })

const makeTask = async (tx: Tx, finding: ReviewFinding, session: Session): Promise<string | null> => {
  const { organizationId, finding: description, action, userId, dueOn } = finding
  if (!action || !userId) return null
  const body = newTask.parse({ title: action, description, users: [{ userId }], organizationId, dueDate: dueOn })
  return (await createTask(tx, body, session))._id
}

const moveTask = async (tx: Tx, taskId: string, before: Kept, after: ReviewFinding, session: Session) => {
  const isMoved = before.userId !== after.userId || before.dueOn !== after.dueOn
  if (!isMoved || !(await lockIfExists(tx, taskRecord, taskId, 'update'))) return
  const users = after.userId ? { users: [{ userId: after.userId }] } : {}
  await updateTask(tx, taskId, { ...users, dueDate: after.dueOn }, session)
}

// A finding that is sent again keeps its task.
const withTasks = async (tx: Tx, before: readonly Kept[], sent: readonly ReviewFinding[], session: Session) => {
  const free = [...before]
  const findings: Kept[] = []
  for (const finding of sent) {
    const place = free.findIndex((one) => isSameFinding(one, finding))
    const [known] = place < 0 ? [] : free.splice(place, 1)
    if (known?.taskId) await moveTask(tx, known.taskId, known, finding, session)
    findings.push({ ...finding, taskId: known?.taskId ?? (await makeTask(tx, finding, session)) })
  }
  return findings
}

/**
 * Saves the findings of a review: each action becomes a task, once (FIRM-6).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, AML_FIRM_REFUSED, UNKNOWN_USER
 */
export const saveFindings = (
  db: Db,
  id: string,
  { version, findings: sent }: FirmReviewChanges,
  session: Session,
): Promise<FirmReview> =>
  inTransaction(db, async (tx) => {
    await updateRecord(tx, reviewRecord, id, session, {
      read: findReview,
      decide: async (before) => {
        requireLatest(version, before.version)
        refuse(reviewProblems(sent, before.organizationIds))
        return { findings: await withTasks(tx, before.findings, sent, session) }
      },
      write: async (_tx, { after, updatedAt }) => {
        await tx
          .updateTable('aml_firm_reviews')
          .set({ findings: JSON.stringify(after.findings), updated_at: updatedAt })
          .where('id', '=', id)
          .execute()
      },
    })
    return findReview(tx, id)
  })
