import type { Db } from '#platform/database/database'
import { forgetColumns } from '#platform/commands/forget-columns'
import { isTooOldToUndo } from './stored-merge.queries.ts'

/** Removes the PPS number and the identity documents of merged people from the journal in time (MERGE-6, PERSON-7). */
export const forgetNumbers = (db: Db): Promise<void> =>
  forgetColumns(db, 'people', ['pps', 'identity_proof_number', 'identity_documents'], isTooOldToUndo('m.created_at'))
