import type { PersonChanges } from '@registrar/domain/people/person'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { createPeople, type newPersonFields, updatePeople } from '#features/people'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import type { ReadLine, Refusals } from './import-line.ts'

type NewFields = ReturnType<typeof newPersonFields>
type Update = { line: ReadLine; changes: PersonChanges }

/** What the lines of a file write: kept until it is written many at once. */
export const createPeopleWrites = (tx: Tx, session: Session, today: IsoDate) => {
  const created = new Map<string, NewFields>()
  const updated = new Map<string, Update>()
  const refusals: Refusals = new Map()

  return {
    refusals,
    create: (id: string, fields: NewFields) => void created.set(id, fields),
    update: (id: string, update: Update) => void updated.set(id, update),
    /** whether one of these people is still to be written */
    concern: (ids: readonly string[]): boolean => ids.some((id) => created.has(id) || updated.has(id)),
    flush: async (): Promise<void> => {
      const people = [...created].map(([id, fields]) => ({ id, fields }))
      const changes = new Map([...updated].map(([id, update]) => [id, update.changes]))
      await createPeople(tx, people, session)
      const problems = await updatePeople(tx, changes, session, today)

      for (const [id, problem] of problems) refusals.set(updated.get(id)?.line.line ?? 0, problem.message)
      created.clear()
      updated.clear()
    },
  }
}

export type PeopleWrites = ReturnType<typeof createPeopleWrites>
