import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { TestApp } from '#testing/test-app'

/** Creates an organization through the API, with any fields given, and gives its id. */
export const makeOrganization = async (
  { staff }: TestApp,
  fields: Partial<BodyInput<typeof organizationsCalls.createOrganization>> = {},
): Promise<string> => {
  const { answer } = await staff(organizationsCalls.createOrganization, {
    body: { name: 'Liffey Software DAC', ...fields },
  })
  return answer.data._id
}
