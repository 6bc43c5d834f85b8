import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app'

/**
 * From here on the companies of this database are entered on `day`, whatever the clock of the machine says. What was due two years before it
 * is not confirmed (AR-23).
 */
export const enterCompaniesOn = async ({ ownerDb }: Pick<TestApp, 'ownerDb'>, day: IsoDate): Promise<void> => {
  const noon = sql.lit(`${day}T12:00:00Z`)
  await sql`alter table organizations alter column created_at set default ${noon}`.execute(ownerDb)
}

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
