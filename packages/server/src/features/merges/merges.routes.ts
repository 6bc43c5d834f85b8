import { hiddenFrom } from '@registrar/domain/aml/suspicion'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { dismissOrganizationDuplicates } from '#features/organizations'
import { dismissPersonDuplicates } from '#features/people'
import { today } from '#platform/clock'
import type { UndoableKinds } from '#platform/commands/restore-record'
import type { Routes } from '#platform/http/routes'
import type { Session } from '#platform/sessions/session'
import { mergeRecords } from './merge-records.commands.ts'
import { previewMerge } from './merge-preview.queries.ts'
import { undoMerge } from './undo-merge.commands.ts'

/** Registers the calls. `kinds`: how each kind of record is put back. */
export const mergesRoutes = ({ serve, platform: { config } }: Routes, kinds: UndoableKinds): void => {
  const contextOf = (session: Session) => ({
    session,
    today: today(config.timeZone),
    hidden: hiddenFrom(session.role, config),
  })

  serve(mergesCalls.mergePeople, async ({ db, body, session }) => ({
    mergeId: await mergeRecords(db, kinds, 'person', body, contextOf(session)),
  }))

  serve(mergesCalls.mergeOrganizations, async ({ db, body, session }) => ({
    mergeId: await mergeRecords(db, kinds, 'organization', body, contextOf(session)),
  }))

  serve(mergesCalls.previewMerge, async ({ db, body, session }) => ({
    data: await previewMerge(db, body, hiddenFrom(session.role, config)),
  }))

  serve(mergesCalls.undoMerge, async ({ db, params, session }) => {
    const { recordType, keep, merge } = await undoMerge(db, kinds, params.id, contextOf(session))
    return { data: { recordType, keep, merge } }
  })

  serve(mergesCalls.dismissDuplicates, async ({ db, body: { recordType, ids }, session }) => {
    const dismiss = recordType === 'person' ? dismissPersonDuplicates : dismissOrganizationDuplicates
    await dismiss(db, ids, session)
  })
}
