import {
  type Form,
  type FormChanges,
  type FormSubmission,
  HONEYPOT,
  type NewForm,
  type SubmittedForm,
} from '@registrar/domain/forms/form'
import { formRefusal, formRefusals, futureBirths } from '@registrar/domain/forms/form-rules'
import { reconcileEdits } from '#features/conflicts'
import { sentFields } from '#platform/commands/change-log'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import { lockExclusively } from '#platform/database/lock-exclusively'
import { Problem } from '#platform/problem'
import { countAttempt } from '#platform/http/rate-limit'
import type { Session } from '#platform/sessions/session'
import { decideConfirmation, type FormEmailSettings, queueFormEmails } from './form-emails.commands.ts'
import { findForm } from './forms.queries.ts'
import { formRecord, formValues, peopleOnWire } from './forms.row.ts'

type Sender = {
  from: string
  /** a digest of what was sent, to compare it with what the same key was sent with */
  digest: string
  triesPerMinute: number
  /** today where the firm works, `yyyy-MM-dd` */
  today: string
  /** of several forms with the same key one is stored; with null every form is */
  idempotencyKey: string | null
  /** null sends no emails, for example for the demo data */
  emails: FormEmailSettings | null
}

// Waits for a submission with the same key that is still running.
const findSubmission = async (tx: Tx, key: string, digest: string): Promise<SubmittedForm | undefined> => {
  await lockExclusively(tx, 'form', key)
  const found = await tx
    .selectFrom('forms')
    .select(['id as _id', 'reference', 'idempotency_digest'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!found) return undefined

  const { idempotency_digest: earlier, ...submitted } = found
  if (earlier !== null && earlier !== digest)
    throw new Problem('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.')
  return submitted
}

const requireSendable = (form: NewForm, today: string): void => {
  const fields = futureBirths(form, today)
  const [first] = Object.entries(fields)
  if (first) throw new Problem('VALIDATION_FAILED', first[1], { fields })

  const refusal = formRefusal(form)
  if (refusal) throw new Problem(refusal, formRefusals[refusal])
}

/**
 * Stores a form that the public has sent. A form whose field for robots is filled is stored too, marked as suspicious and
 * without emails (FORM-13, FORM-17, FORM-18); so is one of a flood, of which staff are told. A form that is sent again with the same
 * key is stored once (FORM-15).
 * @throws Problem TOO_MANY_REQUESTS, IDEMPOTENCY_KEY_REUSED, VALIDATION_FAILED for a birth after today, DIRECTOR_REQUIRED, SECRETARY_REQUIRED,
 * SHAREHOLDER_REQUIRED, IDPAL_REQUIRED
 */
export const submitForm = async (
  db: Db,
  { [HONEYPOT]: robotText, ...form }: FormSubmission,
  { from, digest, triesPerMinute, today, idempotencyKey, emails }: Sender,
): Promise<SubmittedForm> => {
  await countAttempt(db, `form:${from}`, triesPerMinute)
  requireSendable(form, today)

  return inTransaction(db, async (tx) => {
    const earlier = idempotencyKey === null ? undefined : await findSubmission(tx, idempotencyKey, digest)
    if (earlier) return earlier

    const isByRobot = Boolean(robotText)
    const confirmation =
      emails && !isByRobot
        ? await decideConfirmation(tx, form, { network: from, perDay: emails.formEmailsPerDay })
        : 'enough'
    const isSuspicious = isByRobot || confirmation === 'flood'
    let reference = ''
    const _id = await createRecord(tx, formRecord, null, async (_tx, newId) => {
      const inserted = await tx
        .insertInto('forms')
        .values({
          ...formValues({ ...form, isSuspicious }),
          id: newId,
          organization_name_1: form.organizationName1,
          description: form.description,
          idempotency_key: idempotencyKey,
          idempotency_digest: idempotencyKey && digest,
        })
        .returning('reference')
        .executeTakeFirstOrThrow()
      reference = inserted.reference

      return { ...form, reference, ...(isSuspicious && { isSuspicious }) }
    })

    if (emails && !isByRobot) await queueFormEmails(tx, form, { _id, reference, confirmation }, emails)

    return { _id, reference }
  })
}

/**
 * Changes the fields sent and returns the whole form. A save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE
 */
export const updateForm = (
  db: Db | Tx,
  id: string,
  { peoples, ...fields }: FormChanges,
  session: Session,
): Promise<Form> =>
  updateRecord(db, formRecord, id, session, {
    read: findForm,
    decide: (before, tx) => {
      const sent = { ...sentFields(fields), ...(peoples && { peoples: peopleOnWire(peoples) }) }
      return reconcileEdits(tx, before, sent, session)
    },
    write: async (tx, { changed, updatedAt }) => {
      await tx
        .updateTable('forms')
        .set({ ...formValues({ ...changed, peoples: changed.peoples && peoples }), updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

/**
 * Deletes a form softly; an organization created from it stays.
 * @throws Problem NOT_FOUND
 */
export const removeForm = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, formRecord, id, session)
