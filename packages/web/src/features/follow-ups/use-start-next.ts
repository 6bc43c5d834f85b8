import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import type { NextOffer } from '@registrar/domain/follow-ups/follow-up-offers'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { request } from '#lib/api'
import { now } from '#lib/clock'
import { errorMessage } from '#lib/error-message'
import { useSessionUser } from '#lib/session'
import { useApiMutation } from '#lib/use-api-mutation'
import { FOLLOW_UPS } from './follow-ups.api.ts'

type Start = { completed: FollowUp; chosen: NextOffer }

const startedMessage = ({ followUps, tasks }: NextOffer): string =>
  [...followUps.map(({ label }) => label), ...(tasks.length > 0 ? [countText(tasks.length, 'task')] : [])].join(', ')

/** Starts what was chosen of an offer. The completed follow-up is archived when the next one is of its kind (FUP-35). */
export const useStartNext = () => {
  const user = useSessionUser()

  return useApiMutation({
    run: async ({ completed, chosen }: Start) => {
      const { _id, organization_id } = completed

      for (const { name, archivesCompleted } of chosen.followUps) {
        if (archivesCompleted)
          await request(followUpsCalls.updateFollowUp, { params: { id: _id }, body: { archived_at: now() } })
        await request(followUpsCalls.startFollowUp, { body: { name, organization_id } })
      }

      const users = user ? [{ userId: user._id }] : []
      for (const task of chosen.tasks)
        await request(tasksCalls.createTask, { body: { ...task, organizationId: organization_id, users } })
    },
    successMessage: (_, { chosen }) => `Started: ${startedMessage(chosen)}`,
    failureMessage: (error) => errorMessage(error),
    refresh: [FOLLOW_UPS, 'organizations', 'tasks', 'deadlines'],
  })
}
