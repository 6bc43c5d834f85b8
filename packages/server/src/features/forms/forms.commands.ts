import type { Form, FormChanges, FormSubmission } from '@registrar/domain/forms/form'
import { formRefusal, formRefusals } from '@registrar/domain/forms/form-rules'
import { sentFields } from '#platform/commands/change-log'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { Problem } from '#platform/http/problem'
import { countAttempt } from '#platform/http/rate-limit'
import type { Session } from '#platform/sessions/session'
import { findForm } from './forms.queries.ts'
import { formRecord, formValues, peopleOnWire } from './forms.row.ts'

export type Sender = { from: string; triesPerMinute: number }

/**
 * Keeps a form sent by the public and returns its id. A robot fills the field `website`, which no person sees; it gets an
 * id like anybody else, and its form is not kept.
 * @throws Problem TOO_MANY_REQUESTS, DIRECTOR_REQUIRED, SECRETARY_REQUIRED, SHAREHOLDER_REQUIRED, IDPAL_REQUIRED
 */
export const submitForm = async (db: Db, { website, ...form }: FormSubmission, sender: Sender): Promise<string> => {
  await countAttempt(db, `form:${sender.from}`, sender.triesPerMinute)
  if (website) return newId()

  const refusal = formRefusal(form)
  if (refusal) throw new Problem(refusal, formRefusals[refusal])

  return createRecord(db, formRecord, null, async (tx, id) => {
    await tx
      .insertInto('forms')
      .values({
        ...formValues(form),
        id,
        organization_name_1: form.organizationName1,
        description: form.description,
      })
      .execute()

    return form
  })
}

/**
 * Changes the fields sent and returns the whole form. A save that changes nothing writes nothing.
 * @throws Problem NOT_FOUND
 */
export const updateForm = (db: Db, id: string, { peoples, ...fields }: FormChanges, session: Session): Promise<Form> =>
  updateRecord(db, formRecord, id, session, {
    read: findForm,
    decide: () => ({ ...sentFields(fields), ...(peoples && { peoples: peopleOnWire(peoples) }) }),
    write: async (tx, { updatedAt }) => {
      await tx
        .updateTable('forms')
        .set({ ...formValues({ ...fields, peoples }), updated_at: updatedAt })
        .where('id', '=', id)
        .execute()
    },
  })

/**
 * Deletes a form softly; an organization created from it stays.
 * @throws Problem NOT_FOUND
 */
export const removeForm = (db: Db, id: string, session: Session): Promise<void> =>
  removeRecord(db, formRecord, id, session)
