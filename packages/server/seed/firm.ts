import type { NewOrganization } from '@registrar/domain/imports/organizations/row'
import type { PersonChanges } from '@registrar/domain/people/person'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import type { FileStore } from '#platform/file-store/file-store'
import type { Session } from '#platform/sessions/session'
import type { Random } from './random.ts'

export type DemoAccount = { userId: string; firstName: string; lastName: string; email: string; session: Session }
type DemoPerson = PersonChanges & { id: string; firstName: string; lastName: string }
export type DemoOrganization = NewOrganization & { id: string; enteredOn: IsoDate }

/** The firm while it is being made. Each maker adds its part, and uses what the makers before it have added. */
export type Firm = {
  db: Db
  config: Config
  files: FileStore
  random: Random
  today: IsoDate
  accounts: DemoAccount[]
  people: DemoPerson[]
  organizations: DemoOrganization[]
}

/** Makes one part of the demo. A new feature adds one file with its maker, and a line to the list in `make-firm.ts`. */
export type Maker = (firm: Firm) => Promise<void>
