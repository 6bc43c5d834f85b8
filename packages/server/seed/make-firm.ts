import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { openFileStore } from '#platform/file-store/open-file-store'
import type { Progress } from '#platform/progress'
import { makeAccounts } from './accounts.ts'
import { makeAmlFirm } from './aml-firm.ts'
import { makeFiles } from './files.ts'
import type { Firm, Maker } from './firm.ts'
import { makeFollowUps } from './follow-ups.ts'
import { backdateRecords } from './backdate-records.ts'
import { makeForms } from './forms.ts'
import { makeLinks } from './links.ts'
import { makeEmails } from './emails.ts'
import { makeOrders } from './orders.ts'
import { makeOrganizations } from './organizations.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'
import { makeReminders } from './reminders.ts'
import { makeSanctions } from './sanctions.ts'
import { makeRetention } from './retention.ts'
import { makeTasks } from './tasks.ts'

// The order counts: each maker uses what those above it have made.
const makers: [label: string, Maker][] = [
  ['Accounts', makeAccounts],
  ['People', makePeople],
  ['Organizations', makeOrganizations],
  ['Links', makeLinks],
  ['Follow-ups', makeFollowUps],
  ['Orders', makeOrders],
  ['Tasks', makeTasks],
  ['Forms', makeForms],
  ['Mails', makeEmails],
  ['Files', makeFiles],
  ['History', backdateRecords],
  ['Reminders', makeReminders],
  ['Sanctions', makeSanctions],
  ['Retention', makeRetention],
  ['The AML of the firm', makeAmlFirm],
]

const SEED = 20_140_101

/** Makes the whole demo firm in an empty database. */
export const makeFirm = async (db: Db, config: Config, progress: Progress): Promise<Firm> => {
  const firm: Firm = {
    db,
    config,
    files: await openFileStore(config),
    random: createRandom(SEED),
    today: today(config.timeZone),
    accounts: [],
    people: [],
    organizations: [],
  }

  for (const [label, make] of makers) {
    progress.step(`Making ${label.toLowerCase()}`)
    await make(firm)
    progress.advance(1)
  }

  progress.end()
  return firm
}
