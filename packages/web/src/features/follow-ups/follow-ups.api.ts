import { type FollowUpCode, followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp, FollowUpChanges } from '@registrar/domain/follow-ups/follow-up'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { BodyInput } from '@registrar/domain/shared/call'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request, requestData } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { useSessionUser } from '#lib/session'
import { useApiMutation } from '#lib/use-api-mutation'
import { showUndoToast } from '#ui/undo-toast'
import { filtersOf, type FollowUpListState } from './follow-up-list-search.ts'

/** The first part of every query key about follow-ups. */
export const FOLLOW_UPS = 'follow-ups'

// A completed annual return moves the organization's dates, and the organization counts its active follow-ups.
const refresh = [FOLLOW_UPS, 'organizations', 'deadlines']

/** The follow-ups that are archived, or those that are not. One that was just archived leaves its list before that is loaded again. */
export const selectArchived = (followUps: FollowUp[], isArchived: boolean): FollowUp[] =>
  followUps.filter(({ archived_at }) => (archived_at !== null) === isArchived)

/** An organization's follow-ups, newest first. */
export const organizationFollowUpsQuery = (organizationId: string, isArchived: boolean) =>
  queryOptions({
    queryKey: [FOLLOW_UPS, 'of-organization', organizationId, isArchived],
    queryFn: async () =>
      (
        await request(followUpsCalls.searchFollowUps, {
          body: { organization_id: organizationId, archived_at: isArchived || null },
        })
      ).data,
    select: (all) => selectArchived(all, isArchived),
  })

/** One follow-up as it is now, whether a list still has it or not. */
export const followUpQuery = (id: string) =>
  queryOptions({
    queryKey: [FOLLOW_UPS, 'one', id],
    queryFn: () => request(followUpsCalls.findFollowUp, { params: { id } }),
    staleTime: 0,
  })

/**
 * A page of organizations with all their follow-ups, sorted by the nearest or the farthest deadline. Organizations whose
 * follow-ups have no target come last (FUP-34).
 */
export const organizationsByDeadlineQuery = (body: BodyInput<typeof followUpsCalls.searchFollowUpOrganizations>) =>
  queryOptions({
    queryKey: [FOLLOW_UPS, 'by-organization', body],
    queryFn: () => request(followUpsCalls.searchFollowUpOrganizations, { body }),
    placeholderData: keepPreviousData,
  })

/** What a completed follow-up leads to (FUP-35). */
export const findWhatComesNext = (id: string) => requestData(followUpsCalls.findWhatComesNext, { params: { id } })

/** The counts of the follow-ups that match the list's filters. */
export const summaryQuery = (values: FollowUpListState) => {
  const body = filtersOf(values)

  return queryOptions({
    queryKey: [FOLLOW_UPS, 'summary', body],
    queryFn: () => requestData(followUpsCalls.summarizeFollowUps, { body }),
    placeholderData: keepPreviousData,
  })
}

const isAlreadyActive = (error: unknown) => error instanceof ApiProblem && error.code === 'FOLLOW_UP_ALREADY_EXISTS'

/** The message when the organization already has an active follow-up of this kind (FUP-4). */
export const alreadyExistsMessage = (name: FollowUpCode) => `${followUpCatalogue[name].label} already exists!`

/** `legalDay` is the legal day of the filing that the follow-up is started for (FUP-14). */
type Start = { name: FollowUpCode; organizationId: string; legalDay?: IsoDate }

export const useStartFollowUp = () => {
  const user = useSessionUser()

  return useApiMutation({
    run: async ({ name, organizationId, legalDay }: Start) =>
      (await request(followUpsCalls.startFollowUp, { body: { name, organization_id: organizationId, user, legalDay } }))
        .data,
    successMessage: ({ label }) => `${label} created successfully`,
    failureMessage: (error, { name }) =>
      isAlreadyActive(error) ? alreadyExistsMessage(name) : 'Failed to create follow-up.',
    refresh,
  })
}

type Messages = {
  successMessage?: string | ((saved: FollowUp) => string)
  notifySuccess?: (message: string) => void
  failureMessage: string | ((error: unknown) => string)
}

type Edited = Pick<FollowUp, '_id' | 'name' | 'version'>

/** Saves fields of a follow-up, and puts the answer into the cached lists. In a conflict, the user chooses what to keep. */
const useUpdateFollowUp = <I>(
  { _id: id, name, version }: Edited,
  changesOf: (input: I) => Partial<FollowUpChanges>,
  messages: Messages,
) => {
  const client = useQueryClient()

  return useApiMutation({
    run: async (input: I) => {
      const saved = await saveWithVersion({
        recordType: 'follow-up',
        followUpCode: name,
        body: { version, ...changesOf(input) },
        save: (body) => request(followUpsCalls.updateFollowUp, { params: { id }, body }),
        readVersion: async () => (await request(followUpsCalls.findFollowUp, { params: { id } })).version,
      })
      client.setQueriesData<FollowUp[]>({ queryKey: [FOLLOW_UPS, 'of-organization', saved.organization_id] }, (list) =>
        list?.map((one) => (one._id === id ? saved : one)),
      )

      return saved
    },
    ...messages,
    refresh,
  })
}

/** The step from which a follow-up made its last move. Its history knows, even if a colleague has moved it meanwhile. */
export const stepBefore = ({ history }: FollowUp): number =>
  history.findLast((entry) => entry.action === 'updated')?.last_step_index ?? 0

/** From which step to which a follow-up has moved (FUP-32). */
export const movedMessage = (moved: FollowUp): string =>
  `${moved.label} moved from step ${stepBefore(moved)} to step ${moved.step_index}`

/** Moves a follow-up; the caller shows the success message. An undo sends the version that the move has led to. */
export const useMoveFollowUp = (followUp: Edited) =>
  useUpdateFollowUp(followUp, (move: { step_index: number; version?: number }) => move, {
    failureMessage: (error) => errorMessage(error),
  })

/** Saves comments with the version on which they were begun. Comments of the user's other window are a conflict too (API-10). */
export const useUpdateComments = (followUp: Edited) =>
  useUpdateFollowUp(
    followUp,
    (draft: { comments: string; version: number }) => ({ ...draft, conflictsWithOwn: true }),
    { successMessage: 'Comments updated!', failureMessage: 'Failed to update comments' },
  )

/** The days of a follow-up that staff set. */
export type FollowUpDateField = 'ARD' | 'start_date' | 'legalDay' | 'filedOn'

const dateMessages: Record<FollowUpDateField, { successMessage: string; failureMessage: string }> = {
  ARD: { successMessage: 'ARD updated!', failureMessage: 'Failed to update the ARD date' },
  start_date: { successMessage: 'Start date updated!', failureMessage: 'Failed to update the start date' },
  legalDay: { successMessage: 'Legal day updated!', failureMessage: 'Failed to update the legal day' },
  filedOn: { successMessage: 'Filing day updated!', failureMessage: 'Failed to update the day of the filing' },
}

export const useUpdateFollowUpDate = (followUp: Edited, field: FollowUpDateField) =>
  useUpdateFollowUp(followUp, (day: string | null) => ({ [field]: day }), dateMessages[field])

/** Saves the number that the CRO gave a return. */
export const useUpdateSubmissionNumber = (followUp: Edited) =>
  useUpdateFollowUp(followUp, (submissionNumber: string) => ({ submissionNumber }), {
    successMessage: 'Submission number updated!',
    failureMessage: 'Failed to update the submission number',
  })

export const useUnarchiveFollowUp = (followUp: Edited) =>
  useUpdateFollowUp(followUp, (archived_at: null) => ({ archived_at }), {
    successMessage: 'Follow-up unarchived!',
    failureMessage: (error) =>
      isAlreadyActive(error)
        ? 'Cannot unarchive: an active follow-up with the same name already exists.'
        : errorMessage(error),
  })

/** Archives a follow-up, and offers to undo it. */
export const useArchiveFollowUp = (followUp: Edited) => {
  const unarchive = useUnarchiveFollowUp(followUp)

  return useUpdateFollowUp(followUp, (archived_at: string) => ({ archived_at }), {
    successMessage: 'Follow-up archived!',
    notifySuccess: (message) => showUndoToast(message, () => unarchive.mutate(null)),
    failureMessage: 'Failed to archive follow-up.',
  })
}

export const useRemoveFollowUp = (id: string) =>
  useRemoveRecord(
    { recordType: 'follow-up', _id: id },
    () => request(followUpsCalls.removeFollowUp, { params: { id } }),
    {
      successMessage: 'Follow-up has been removed!',
      failureMessage: 'Failed to remove the follow-up.',
      refresh,
    },
  )
