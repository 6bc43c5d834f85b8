import {
  contradictsOneName,
  HAS_ONE_NAME,
  oneNameChanges,
  type newPerson,
  type Person,
  type PersonChanges,
} from '@registrar/domain/people/person'
import { changedParticulars } from '@registrar/domain/people/changed-particulars'
import { pepMarkChanges, pepMarkProblem } from '@registrar/domain/people/pep-mark'
import { splitSaid } from '@registrar/domain/filings/filed-change'
import { personFieldTable } from '@registrar/domain/people/person-fields'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { daysToCome } from '@registrar/domain/shared/past-days'
import type * as z from 'zod'
import { reconcileEdits } from '#features/conflicts'
import { dayOfChange, fileOwnerParticulars, fileParticulars, type FindOwned } from '#features/filings'
import { createRecords, updateRecords } from '#platform/commands/record-batches'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { updateRows } from '#platform/database/update-rows'
import { writeList } from '#platform/database/write-list'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findPerson, listPeople } from './people.queries.ts'
import { personRecord, personValues } from './people.row.ts'
import { lockSameOrganization } from './same-organization.ts'

const writeFiles = (tx: Tx, personId: string, urls: string[]) =>
  writeList(
    tx,
    { table: 'people_files', owner: 'person_id', key: 'position' },
    personId,
    urls.map((url, position) => ({ position, url })),
  )

const requireOneName = (sent: { lastName?: string | undefined; hasOneName?: boolean | undefined }): void => {
  if (contradictsOneName(sent))
    throw new Problem('VALIDATION_FAILED', HAS_ONE_NAME, { fields: { lastName: HAS_ONE_NAME } })
}

const requirePepMark = (before: Person, sent: PersonChanges, today: IsoDate): void => {
  const problem = pepMarkProblem(before, sent, today)
  if (problem) throw new Problem('VALIDATION_FAILED', problem, { fields: { pep: problem } })
}

const requirePast = (changed: Readonly<Record<string, unknown>>, today: IsoDate): void => {
  const fields = daysToCome(personFieldTable, changed, today)
  const [problem] = Object.entries(fields).map(
    ([field, message]) => `${fieldLabel(personRecord.type, field)}: ${message}`,
  )
  if (problem) throw new Problem('FILING_DATES_REFUSED', problem, { fields })
}

// A day that the record has already is sent back with the whole of it.
const requireNewPast = (before: Person, sent: PersonChanges, today: IsoDate): void => {
  const known = new Map<string, unknown>(Object.entries(before))
  requirePast(Object.fromEntries(Object.entries(sent).filter(([field, value]) => value !== known.get(field))), today)
}

type NewPerson = z.output<typeof newPerson>

/**
 * The fields of a new person as they are stored.
 * @throws Problem VALIDATION_FAILED, FILING_DATES_REFUSED for what happened after `today`
 */
export const newPersonFields = (sent: NewPerson, today?: IsoDate): NewPerson => {
  requireOneName(sent)
  if (today) requirePast(sent, today)
  return { ...sent, ...oneNameChanges(sent, sent) }
}

const newRow = (id: string, fields: NewPerson) => ({
  ...personValues(fields),
  id,
  first_name: fields.firstName,
  last_name: fields.lastName,
})

/**
 * Creates a person and returns the id.
 * @throws Problem UNKNOWN_ORGANIZATION, VALIDATION_FAILED, FILING_DATES_REFUSED
 */
export const createPerson = (db: Db | Tx, sent: NewPerson, session: Session, today?: IsoDate): Promise<string> =>
  createRecord(db, personRecord, session, async (tx, id) => {
    const fields = newPersonFields(sent, today)
    await lockSameOrganization(tx, fields.sameAsOrganization)
    await tx.insertInto('people').values(newRow(id, fields)).execute()
    if (fields.attachedFiles?.length) await writeFiles(tx, id, fields.attachedFiles)

    return fields
  })

const fieldsAfter = (before: Person, edited: PersonChanges, sent: PersonChanges): PersonChanges => {
  const { hasOneName = before.hasOneName, lastName = before.lastName } = edited
  return { ...edited, ...oneNameChanges({ hasOneName, lastName }, sent), ...pepMarkChanges(edited) }
}

/** Creates many people at once, with fields of `newPersonFields` that fit into the row of a person. */
export const createPeople = (
  tx: Tx,
  people: readonly { id: string; fields: NewPerson }[],
  session: Session,
): Promise<void> =>
  createRecords(tx, personRecord, session, people, async () => {
    await tx
      .insertInto('people')
      .values(people.map(({ id, fields }) => newRow(id, fields)))
      .execute()
  })

/**
 * Changes the fields sent of many people at once, those that fit into the row of a person.
 * @returns why somebody could not be changed, by id: NOT_FOUND, VALIDATION_FAILED
 */
export const updatePeople = (
  tx: Tx,
  changes: ReadonlyMap<string, PersonChanges>,
  session: Session,
  today: IsoDate,
): Promise<Map<string, Problem>> =>
  updateRecords(tx, personRecord, changes, session, {
    read: async (ids) => new Map((await listPeople(tx, ids)).map((person) => [person._id, person])),
    decide: (before, sent) => {
      requireOneName(sent)
      requirePepMark(before, sent, today)
      requireNewPast(before, sent, today)
      return fieldsAfter(before, sent, sent)
    },
    write: (saves, updatedAt) =>
      updateRows(
        tx,
        'people',
        saves.map(({ id, changed }) => ({ id, values: { ...personValues(changed), updated_at: updatedAt } })),
      ),
  })

/**
 * Changes the fields sent and returns the whole record. A save that changes nothing writes nothing. A change of what the register of
 * officers says makes a B10 for each company concerned, and one of what the register of owners says an RBO (FIL-10, FIL-14). An undo
 * puts back a day that the person had (DAY-7).
 * @throws Problem NOT_FOUND, CHANGED_MEANWHILE, UNKNOWN_ORGANIZATION, FILING_DATES_REFUSED
 */
export const updatePerson = (
  db: Db | Tx,
  id: string,
  sent: PersonChanges,
  session: Session,
  { today, findOwned, allowsDaysAhead = false }: { today: IsoDate; findOwned?: FindOwned; allowsDaysAhead?: boolean },
): Promise<Person> => {
  const { said, fields } = splitSaid(sent)
  const { changedOn: day, ...body } = fields
  const changedOn = dayOfChange('changedOn', day, today)

  return updateRecord(db, personRecord, id, session, {
    read: findPerson,
    decide: async (before, tx) => {
      requireOneName(body)
      const edited = await reconcileEdits(tx, before, body, session)
      requirePepMark(before, edited, today)
      if (!allowsDaysAhead) requireNewPast(before, edited, today)
      return fieldsAfter(before, edited, body)
    },
    write: async (tx, { before, changed, updatedAt }) => {
      await lockSameOrganization(tx, changed.sameAsOrganization)
      const values = { ...personValues(changed), updated_at: updatedAt }
      await tx.updateTable('people').set(values).where('id', '=', id).execute()
      if (changed.attachedFiles) await writeFiles(tx, id, changed.attachedFiles)
      const changes = changedParticulars(before, changed)
      const officer = { personId: id, memberId: null }
      const particulars = { officer, changes, changedOn, said }
      await fileParticulars(tx, particulars, { author: session, today })
      if (findOwned) await fileOwnerParticulars(tx, particulars, findOwned, { author: session, today })
    },
  })
}

/**
 * Deletes a person softly: links, files and history stay (PERSON-5; Criminal Justice Act 2010, s. 55, wants five years).
 * @throws Problem NOT_FOUND
 */
export const removePerson = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, personRecord, id, session)
