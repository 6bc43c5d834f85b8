import { type FirstStep, firstSteps } from '@registrar/domain/settings/first-steps'
import { sql } from 'kysely'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'

/** The row that says that administrators no longer want to see the first steps. It is no setting. */
export const DISMISSED = 'firstStepsDismissed'

/** Which first steps of a new firm are done (SET-6). */
export const findFirstSteps = async (db: Db, { smtpUrl, mailSender }: Config) => {
  const { rows } = await sql<Record<Exclude<FirstStep, 'mailServer' | 'letterhead'> | 'isDismissed', boolean>>`
    select exists (select from organizations where deleted_at is null) as "import",
      exists (select from people where deleted_at is null) as "people",
      exists (select from living_links) as "links",
      exists (select from organization_users) as "inCharge",
      exists (select from reminder_rules where is_on) as "rules",
      (select count(*) > 1 from (select from users limit 2) as found) or exists (select from invitations) as "invitations",
      exists (select from settings where key = ${DISMISSED} and value is not null) as "isDismissed"`.execute(db)
  const [found] = rows
  const done = { ...found, mailServer: smtpUrl !== undefined, letterhead: mailSender.particulars.length > 0 }
  return {
    data: firstSteps.map((step) => ({ step, isDone: done[step] ?? false })),
    isDismissed: found?.isDismissed ?? false,
  }
}
