import { linksCalls } from '@registrar/domain/links/links.calls'
import type { OrganizationSearchInput } from '@registrar/domain/organizations/organization-listing'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { type BenchCase, type Step, step } from './bench-case.ts'
import { targets } from './targets.ts'

const search = (body: OrganizationSearchInput): Step[] => [step(organizationsCalls.searchOrganizations, { body })]
const pages = [1, 2, 3, 4, 5, 6, 7, 8]

const lists: BenchCase[] = [
  {
    name: 'organizations: list',
    variants: () => pages.map((page) => search({ page })),
    target: targets.list,
  },
  {
    name: 'organizations: list by name',
    variants: () => pages.map((page) => search({ page, sortField: 'name', sortOrder: 'asc' })),
    target: targets.list,
  },
  {
    name: 'organizations: list of a creation status',
    variants: () =>
      (['LATE', 'STRIKE_OFF', 'IN_PROGRESS'] as const).map((creationStatus) => search({ creationStatus })),
    target: targets.list,
  },
  {
    name: 'organizations: list of a follow-up by deadline',
    variants: () =>
      (['FIRST_AR', 'STRIKE_OFF', 'INCORPORATION'] as const).map((followUp) =>
        search({ followUp, sortField: 'deadline', sortOrder: 'asc' }),
      ),
    target: targets.list,
  },
  {
    name: 'organizations: deep page',
    variants: () => [399, 1200, 2000, 2500, 3500].map((page) => search({ page, sortField: 'name', sortOrder: 'asc' })),
    target: targets.list,
  },
]

const searches: BenchCase[] = [
  {
    name: 'organizations: search, a common word',
    variants: () => ['limited', 'software', 'liffey', 'group'].map((text) => search({ search: text })),
    target: targets.search,
  },
  {
    name: 'organizations: search, a rare word',
    variants: ({ rareNames }) => rareNames.map((text) => search({ search: text })),
    target: targets.search,
  },
  {
    name: 'organizations: search, two words',
    variants: () =>
      ['liffey software', 'cork consulting', 'holdings galway', 'lumiere media', 'limited łódź'].map((text) =>
        search({ search: text }),
      ),
    target: targets.search,
  },
  {
    name: 'organizations: search, no match',
    variants: () => ['xyzzyq', 'limited qqwwzz', 'nothinglikeit'].map((text) => search({ search: text })),
    target: targets.search,
  },
]

const ones: BenchCase[] = [
  {
    name: 'organizations: one',
    variants: ({ organizations }) =>
      organizations.map((id) => [step(organizationsCalls.findOrganization, { params: { id } })]),
    target: targets.none,
  },
  {
    name: 'organizations: one with its links',
    variants: ({ organizations }) =>
      organizations.map((id) => [
        step(organizationsCalls.findOrganization, { params: { id } }),
        step(linksCalls.searchLinks, { body: { organizationId: id } }),
      ]),
    target: targets.related,
  },
  {
    name: 'organizations: duplicates',
    variants: () => [[step(organizationsCalls.listOrganizationDuplicates)]],
    target: targets.list,
  },
  {
    name: 'organizations: of the name that is typed',
    variants: () => [[step(organizationsCalls.listSimilarOrganizations, { body: { name: 'Atlantic Trading Ltd' } })]],
    target: targets.search,
  },
]

export const organizationsCases: BenchCase[] = [...lists, ...searches, ...ones]
