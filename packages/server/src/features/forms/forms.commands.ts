import type { Form, FormChanges, FormSubmission } from '@registrar/domain/forms/form'
import { formRefusal, formRefusals } from '@registrar/domain/forms/form-rules'
import { changedFields, recordChange, sentFields } from '#platform/commands/change-log'
import { now } from '#platform/clock'
import type { Db } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import { countAttempt } from '#platform/http/rate-limit'
import type { Session } from '#platform/sessions/session'
import { findForm } from './forms.queries.ts'
import { formRecord, formValues } from './forms.row.ts'

export type Sender = { from: string; triesPerMinute: number }

/**
 * Keeps a form sent by the public and gives its id. What a robot sends (it fills the field that no person sees) gets an
 * id like any other, and is not kept.
 * @throws Problem TOO_MANY_REQUESTS, DIRECTOR_REQUIRED, SECRETARY_REQUIRED, SHAREHOLDER_REQUIRED, IDPAL_REQUIRED
 */
export const submitForm = async (db: Db, { website, ...form }: FormSubmission, sender: Sender): Promise<string> => {
  await countAttempt(db, `form:${sender.from}`, sender.triesPerMinute)
  const id = newId()
  if (website) return id
  const refusal = formRefusal(form)
  if (refusal) throw new Problem(refusal, formRefusals[refusal])
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('forms')
      .values({
        ...formValues(form),
        id,
        organization_name_1: form.organizationName1,
        description: form.description,
      })
      .execute()
    const fields = changedFields({}, form)
    await recordChange(tx, null, { recordType: 'form', recordId: id, action: 'created', fields })
  })
  return id
}

/**
 * Changes the fields sent and gives the whole form; a save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND
 */
export const updateForm = (db: Db, id: string, sent: FormChanges, session: Session): Promise<Form> =>
  db.transaction().execute(async (tx) => {
    const before = await findForm(tx, id, 'lock')
    const after = formRecord({ ...before, ...sentFields(sent), peoples: sent.peoples ?? [] })
    const { peoples } = sent.peoples ? after : before
    const changes = { ...sentFields(sent), ...(sent.peoples && { peoples }) }
    const fields = changedFields(before, changes)
    if (Object.keys(fields).length === 0) return before
    const updatedAt = now()
    await tx
      .updateTable('forms')
      .set({ ...formValues(sent), updated_at: updatedAt })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, session, { recordType: 'form', recordId: id, action: 'updated', fields })
    return { ...after, peoples, updatedAt }
  })

/**
 * Deletes a form softly; an organization made from it stays.
 * @throws Problem NOT_FOUND
 */
export const removeForm = (db: Db, id: string, session: Session): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findForm(tx, id, 'lock')
    await tx.updateTable('forms').set({ deleted_at: now() }).where('id', '=', id).execute()
    await recordChange(tx, session, { recordType: 'form', recordId: id, action: 'deleted' })
  })
