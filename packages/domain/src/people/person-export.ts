import { roleLabels } from '../shared/link-roles.ts'
import type { ExportColumns } from '../shared/export.ts'
import { amlReminder } from './person.ts'
import type { PersonListRow } from './person-list-row.ts'
import type { PersonSearch } from './person-search.ts'

/** A person's organizations with the roles there, as the list has them. */
export const organizationsText = ({ organizations }: Pick<PersonListRow, 'organizations'>): string =>
  organizations
    .map(({ name, roles }) =>
      roles.length > 0 ? `${name} (${roles.map((role) => roleLabels[role]).join(', ')})` : name,
    )
    .join('; ')

/** The columns of an export of people (PERSON-3). AML is the day of the next certification (PERSON-6). */
export const personExportColumns: ExportColumns<PersonSearch, PersonListRow> = () => [
  { key: 'firstName', label: 'First Name', value: (row) => row.firstName },
  { key: 'lastName', label: 'Last Name', value: (row) => row.lastName },
  { key: 'organizations', label: 'Organizations', value: organizationsText },
  { key: 'mail', label: 'Email', value: (row) => row.mail },
  { key: 'phone', label: 'Phone', value: (row) => row.phone },
  { key: 'nationality', label: 'Nationality', value: (row) => row.nationality },
  { key: 'vif', label: 'VIF', value: (row) => (row.vif ? 'ON' : 'OFF') },
  { key: 'pep', label: 'PEP', value: (row) => (row.pep ? 'Yes' : 'No') },
  { key: 'aml', label: 'AML', kind: 'day', value: (row) => amlReminder(row.dateAml) },
  { key: 'createdAt', label: 'Created At', kind: 'day', value: (row) => row.createdAt },
  { key: 'email', label: 'Email', isAlias: true, value: (row) => row.mail },
  { key: 'dateAml', label: 'AML date', kind: 'day', value: (row) => row.dateAml },
]
