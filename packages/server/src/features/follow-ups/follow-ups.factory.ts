import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { FollowUp } from '@registrar/domain/follow-ups/follow-up'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import type { TestApp } from '#testing/test-app'

/** Starts a follow-up of a kind through the API and gives it. */
export const makeFollowUp = async (
  { staff }: TestApp,
  organizationId: string,
  name: FollowUpCode = 'VAT_REGISTRATION',
): Promise<FollowUp> => {
  const { answer } = await staff(followUpsCalls.startFollowUp, { body: { name, organization_id: organizationId } })
  return answer.data
}
