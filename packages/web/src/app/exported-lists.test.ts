// @vitest-environment happy-dom
import { amlListing } from '@registrar/domain/aml/aml-listing'
import { emailListing } from '@registrar/domain/emails/email-listing'
import { filingListing } from '@registrar/domain/filings/filing-listing'
import { followUpCodes } from '@registrar/domain/follow-ups/catalogue'
import { followUpListing } from '@registrar/domain/follow-ups/follow-up-listing'
import { formListing } from '@registrar/domain/forms/form-listing'
import { orderListing } from '@registrar/domain/orders/order-listing'
import {
  exportedOrganizationColumns,
  type OrganizationSearch,
} from '@registrar/domain/organizations/organization-listing'
import { recurringServiceCodes } from '@registrar/domain/organizations/services/recurring-services'
import { exportedPersonColumns } from '@registrar/domain/people/person-listing'
import { chosenColumns, headingOf } from '@registrar/domain/shared/export'
import type { ListColumn } from '@registrar/domain/shared/listing'
import { expect, it } from 'vitest'
import type { Column } from '#ui/data-table'
import { exportedColumns } from '#ui/export-button'

// A module of columns exports one list, or a function that makes it.
type Module = Record<string, unknown>

const modules = import.meta.glob<Module>('../features/*/*-columns.tsx', { eager: true })
const sources = import.meta.glob<string>('../features/*/*.tsx', { query: '?raw', import: 'default', eager: true })

type Shown = Column<never>[]
const module = (path: string): Module => modules[`../features/${path}-columns.tsx`] ?? {}
const brands = { main: 'Main', second: 'Second' }

const columnsOf = (path: string, name: string, input?: object): Shown => {
  const declared = module(path)[name]
  return typeof declared === 'function' ? (declared as (given?: object) => Shown)(input) : (declared as Shown)
}

type Lists = Record<string, { shown: Shown; exported: readonly ListColumn<never>[] }[]>
const organizations = (filters: Pick<OrganizationSearch, 'followUp' | 'latePaidReminders'>) => ({
  shown: columnsOf('organizations/organization', 'organizationColumns', filters),
  exported: exportedOrganizationColumns(filters),
})

// By the call that exports the list.
const lists: Lists = {
  exportAmlFiles: [{ shown: columnsOf('aml/aml', 'amlColumns'), exported: amlListing.columns }],
  exportEmails: [{ shown: columnsOf('emails/email', 'emailColumns'), exported: emailListing.columns }],
  exportFilings: [{ shown: columnsOf('filings/filing', 'filingColumns'), exported: filingListing.columns }],
  exportFollowUps: [{ shown: columnsOf('follow-ups/follow-up', 'followUpColumns'), exported: followUpListing.columns }],
  exportForms: [{ shown: columnsOf('forms/form', 'formColumns'), exported: formListing.columns }],
  exportOrders: [{ shown: columnsOf('orders/order', 'orderColumns', brands), exported: orderListing.columns }],
  exportOrganizations: [
    organizations({}),
    ...followUpCodes.map((followUp) => organizations({ followUp })),
    ...recurringServiceCodes.map((latePaidReminders) => organizations({ latePaidReminders })),
  ],
  exportPeople: [{ shown: columnsOf('people/people', 'peopleColumns'), exported: exportedPersonColumns }],
}

// A follow-up's columns among those of a company: a file names them with it.
const ofFollowUp: Record<string, string> = {
  Status: 'Follow-up status',
  Comment: 'Follow-up comment',
  ARD: 'Follow-up ARD',
}
const headingInFile = (call: string, label: string) =>
  call === 'exportOrganizations' ? (ofFollowUp[label] ?? label) : label

const hasColumnChoice = (source: string) => /exportCall=|exportedColumns\(/.test(source)

it('every list whose columns can be chosen is compared below', () => {
  const calls = Object.values(sources)
    .filter(hasColumnChoice)
    .map((source) => /Calls\.(export\w+)/.exec(source)?.[1])

  expect(new Set(calls)).toEqual(new Set(Object.keys(lists)))
})

it.each(Object.keys(lists))(
  'the columns of a list are exported under the headings of the screen (EXP-2): %s',
  (call) => {
    for (const { shown, exported } of lists[call] ?? []) {
      const chosen = chosenColumns(exported, exportedColumns(shown))
      const headings = shown
        .filter(({ isOnScreenOnly }) => !isOnScreenOnly)
        .map(({ label }) => headingInFile(call, label))
      expect(chosen.map((column) => column && headingOf(column))).toEqual(headings)
    }
  },
)
