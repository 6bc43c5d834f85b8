import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { applyAnnualReturnChanges } from '@registrar/domain/organizations/annual-returns/annual-return-dates'
import { b1b73FiledOnAfter, b1b73FiledOnProblem } from '@registrar/domain/organizations/annual-returns/b1b73-filed-on'
import { splitSaid } from '@registrar/domain/filings/filed-change'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import { applyTaxPaidRemoval } from '@registrar/domain/organizations/corporation-tax'
import type { newOrganization, Organization, OrganizationChanges } from '@registrar/domain/organizations/organization'
import { applyServiceChanges } from '@registrar/domain/organizations/services/apply-service-changes'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type RecordWarning, withWarnings } from '@registrar/domain/shared/record-warning'
import type { loadedVersion } from '@registrar/domain/shared/version'
import type { UserReference } from '@registrar/domain/users/users'
import type * as z from 'zod'
import { reconcileEdits } from '#features/conflicts'
import { organizationFieldTable } from '@registrar/domain/organizations/organization-fields'
import { daysToCome } from '@registrar/domain/shared/past-days'
import { dayOfChange, markOwnersFiled, movesRunningReturn } from '#features/filings'
import { resolveAssignedUsers } from '#features/users'
import { changedFields, sentFields } from '#platform/commands/change-log'
import { createRecord, removeRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { applyAmlChanges, withoutAnswers } from './aml/aml-form.commands.ts'
import { findAmlStatus } from './aml/aml-status.ts'
import { resolveSignatures } from './aml/resolve-signatures.ts'
import { movedArd, type OnArdMoved } from './annual-returns/on-ard-moved.ts'
import { isNextArCounted, readSetNextAr } from './annual-returns/set-next-ar.ts'
import { incorporatedBy, type OnIncorporated } from './on-incorporated.ts'
import { fileOfficeMove } from './office-moves.commands.ts'
import { NEW_ORGANIZATION } from './new-organization.ts'
import { insertOrganization, writeOrganization } from './organization-writes.commands.ts'
import { findOrganization, findReturnFields } from './organizations.queries.ts'
import { organizationRecord } from './organizations.row.ts'
import { warnOfNumbers } from './shared-numbers.queries.ts'

type Derived = 'users' | 'aml' | keyof typeof loadedVersion | 'nextArReminder' | 'nextArReason'

type Changes = ReturnType<typeof sentFields<Omit<OrganizationChanges, Derived>>> & {
  users?: UserReference[]
  aml?: AmlChanges
  setNextAr?: IsoDate
  nextArReason?: string
}

// `stored` has the users and signatures that are accepted as they are: those of people who have left may be sent back.
const readChanges = async (
  tx: Tx,
  body: OrganizationChanges,
  stored: Pick<OrganizationChanges, 'users' | 'aml'>,
): Promise<Changes> => {
  const { users, aml, version: _, conflictsWithOwn: __, nextArReminder, nextArReason, ...others } = body

  return {
    ...sentFields(others),
    ...readSetNextAr({ nextArReminder, nextArReason }),
    ...(aml && { aml: await resolveSignatures(tx, sentFields(stored.aml ?? {}), sentFields(aml)) }),
    ...(users && { users: await resolveAssignedUsers(tx, users, stored.users ?? []) }),
  }
}

const requireB1B73FiledOn = (before: typeof NEW_ORGANIZATION, after: Parameters<typeof b1b73FiledOnProblem>[1]) => {
  const problem = b1b73FiledOnProblem(before, after)
  if (problem) throw new Problem('FILING_DATES_REFUSED', problem, { fields: { B1B73FiledOn: problem } })
  return after.B1B73FiledOn
}

// The fields that follow from other fields are the server's: annual return dates, services, AML score. A reason is kept in
// the change log only, beside the date that it explains.
const withDerivedFields = (before: typeof NEW_ORGANIZATION, changes: Changes) => {
  const { setNextAr: _, nextArReason, B1B73Reason, ...others } = changes
  const dates = applyAnnualReturnChanges(before, changes)
  const filedOn = b1b73FiledOnAfter(before, dates.B1B73, changes.B1B73FiledOn)

  return {
    ...others,
    ...dates,
    ...applyServiceChanges(before, changes),
    ...(changes.aml && { aml: applyAmlChanges(before.aml, changes.aml) }),
    ...(nextArReason && isNextArCounted(before, dates) && { nextArReason }),
    B1B73FiledOn: requireB1B73FiledOn(before, { ...dates, B1B73FiledOn: filedOn }),
    ...(B1B73Reason && dates.B1B73 !== before.B1B73 && { B1B73Reason }),
  }
}

// A day that the record has already is sent back with the whole of it.
const requirePast = (before: object, after: Record<string, unknown>, today: IsoDate): void => {
  const known = new Map<string, unknown>(Object.entries(before))
  const changed = Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== known.get(field)))
  const fields = daysToCome(organizationFieldTable, changed, today)
  const [message] = Object.values(fields)
  if (message) throw new Problem('FILING_DATES_REFUSED', message, { fields })
}

type Warned = { warnings?: RecordWarning[] }
type Saved = Organization & Warned & { nextArReason?: string; B1B73Reason?: string }

/**
 * Creates an organization and returns its id.
 * @throws Problem UNKNOWN_USER, FILING_DATES_REFUSED for a B1B73 that was filed before its old ARD, and for what happened after `today`
 */
export const createOrganization = (
  db: Db | Tx,
  body: z.output<typeof newOrganization>,
  session: Session,
  today?: IsoDate,
): Promise<string> =>
  createRecord(db, organizationRecord, session, async (tx, id) => {
    const after = withDerivedFields(NEW_ORGANIZATION, await readChanges(tx, body, NEW_ORGANIZATION))
    if (today) requirePast(NEW_ORGANIZATION, after, today)
    const fields = changedFields(NEW_ORGANIZATION, after)
    const filled = Object.fromEntries(Object.entries(after).filter(([field]) => field in fields))

    await insertOrganization(tx, id, { ...filled, name: body.name })

    return filled
  })

// Next AR is read only beside a reason (AR-9). Without one it does not count as an edit.
const editsOf = ({ nextArReminder, ...others }: OrganizationChanges): OrganizationChanges =>
  'setNextAr' in readSetNextAr({ ...others, nextArReminder }) ? { ...others, nextArReminder } : others

/**
 * What a save may tell other features, the answers that it takes out of the AML form, and the day on which it is made: without one it
 * makes no filing.
 */
type OrganizationContext = {
  onArdMoved?: OnArdMoved
  onIncorporated?: OnIncorporated
  addedAnswers?: ReadonlySet<string>
  today?: IsoDate
  /** puts back days that the record had (DAY-7) */
  allowsDaysAhead?: boolean
}

/**
 * Changes the fields sent and those that follow from them, and returns the whole record. A save that changes nothing
 * writes nothing. With a `version`, what others changed since that version is kept (API-10). A number that others have too is
 * warned of when the save changes it (ORG-35). A move of the office makes its filing (FIL-9).
 * @throws Problem NOT_FOUND, UNKNOWN_USER, CHANGED_MEANWHILE, FILING_DATES_REFUSED
 */
export const updateOrganization = async (
  db: Db | Tx,
  id: string,
  sent: OrganizationChanges,
  session: Session,
  { onArdMoved, onIncorporated, addedAnswers, today, allowsDaysAhead = false }: OrganizationContext = {},
): Promise<Organization & Warned> => {
  const { said, fields } = splitSaid(sent)
  const { addressChangedOn, ...body } = fields
  const movedOn = today && dayOfChange('addressChangedOn', addressChangedOn, today)
  const saved: Saved = await updateRecord(db, organizationRecord, id, session, {
    read: findOrganization,
    decide: async (before, tx) => {
      const edits = await reconcileEdits(tx, before, editsOf(body), session)
      const changes = await readChanges(tx, edits, before)
      const after = withDerivedFields(before, changes)
      if (today && !allowsDaysAhead) requirePast(before, after, today)
      return {
        ...after,
        ...(after.aml && addedAnswers && { aml: withoutAnswers(after.aml, addedAnswers) }),
        ...applyTaxPaidRemoval(before, changes),
      }
    },
    write: async (tx, save) => {
      await writeOrganization(tx, save)

      const moved = movedArd(save.before, save.after)
      if (moved && onArdMoved) await onArdMoved(tx, moved, session)
      const incorporated = incorporatedBy(save.before, save.changed)
      if (incorporated && onIncorporated) await onIncorporated(tx, incorporated, { author: session, today })
      if (today && !said.isCorrection && save.changed.rbo !== undefined)
        await markOwnersFiled(tx, id, save.changed.rbo, { author: session, today })
      if (today && movedOn) await fileOfficeMove(tx, save, { movedOn, said }, { author: session, today })

      // Both were read with the record: a change of the form moves the status, and one of the ARD the running returns.
      return {
        ...(save.changed.aml && { amlStatus: await findAmlStatus(tx, id, save.changed.aml) }),
        ...(movesRunningReturn(save.before, save.changed) && (await findReturnFields(tx, id))),
        ...withWarnings(await warnOfNumbers(tx, save.changed, id)),
      }
    },
  })

  const { nextArReason: _, B1B73Reason: __, ...organization } = saved
  return {
    ...organization,
    companyTypeGuess: guessCompanyType(organization.name),
  }
}

/**
 * Deletes an organization softly; its tasks, orders and people stay (ORG-8).
 * @throws Problem NOT_FOUND
 */
export const removeOrganization = (db: Db | Tx, id: string, session: Session): Promise<void> =>
  removeRecord(db, organizationRecord, id, session)
