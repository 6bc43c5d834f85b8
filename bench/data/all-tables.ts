import { filings } from './filings.ts'
import { followUps } from './follow-ups.ts'
import { forms } from './forms.ts'
import { links, linkTerms } from './links.ts'
import { mailEvents, mails } from './mails.ts'
import { noteChanges, notes } from './notes.ts'
import { orders, subscriptionOrders, subscriptions } from './orders.ts'
import { organizationAml, organizationDetails, organizationFiles, organizationUsers } from './organization-expressions.ts'
import { organizations } from './organizations.ts'
import { people, peopleFiles } from './people.ts'
import type { TableFiller } from './table-filler.ts'
import { taskFiles, tasks, taskUsers } from './tasks.ts'
import { taxRegistrations } from './taxes.ts'
import { users } from './users.ts'

/** Every table to fill, each after the tables that it refers to. */
export const allTables: TableFiller[] = [
  users,
  organizations,
  organizationDetails,
  organizationAml,
  organizationUsers,
  organizationFiles,
  ...filings,
  ...taxRegistrations,
  people,
  peopleFiles,
  links,
  linkTerms,
  followUps,
  tasks,
  taskUsers,
  taskFiles,
  orders,
  subscriptions,
  subscriptionOrders,
  forms,
  mails,
  mailEvents,
  notes,
  noteChanges,
]
