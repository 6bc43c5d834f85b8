import type { HistoryEntry } from '@registrar/domain/history/history-entry'
import { historyCalls } from '@registrar/domain/history/history.calls'
import type { Link } from '@registrar/domain/links/link'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { useUndoDeletion } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request } from '#lib/api'
import { firmDayOfInstant } from '#lib/clock'
import { errorCode, errorMessage } from '#lib/error-message'
import { ApiProblem } from '#lib/api-problem'
import { useApiMutation } from '#lib/use-api-mutation'

/** The record whose links are shown. */
export type LinkEnd = { peopleId: string } | { organizationId: string }
export type LinkDetails = { roles: LinkRole[]; beneficiaryPercentage: number }

const LINKS = 'links'

/** The query keys, by their first part, that a change of links makes stale. Registers and owners are under 'organizations'. */
export const LINK_KEYS = [LINKS, 'organizations']

export const linksQuery = (end: LinkEnd) =>
  queryOptions({
    queryKey: [LINKS, end],
    queryFn: async (): Promise<Link[]> => (await request(linksCalls.searchLinks, { body: end })).data,
  })

const RECENT_CHANGES = 10

const hasOfficeMoved = ({ fields }: HistoryEntry) =>
  fields.some(({ field, from, to }) => field === 'address' && from !== null && to !== null)

/** The latest days on which the registered office moved. Filling in a missing address is not a move. */
export const officeChangesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['history', 'office', organizationId],
    queryFn: async () => {
      const { data } = await request(historyCalls.searchHistory, {
        body: { recordType: 'organization', recordId: organizationId, field: 'address', limit: RECENT_CHANGES },
      })
      return data.filter(hasOfficeMoved).map(({ at }) => firmDayOfInstant(at))
    },
  })

type NewLink = { peopleId: string; organizationId: string } & Partial<LinkDetails>

const isAlreadyLinked = (error: unknown) => error instanceof ApiProblem && error.code === 'LINK_ALREADY_EXISTS'

export const useCreateLink = () =>
  useApiMutation({
    run: (body: NewLink) => request(linksCalls.createLink, { body }),
    successMessage: 'Added!',
    failureMessage: (error) => (isAlreadyLinked(error) ? errorMessage(error) : errorCode(error)),
    refresh: LINK_KEYS,
  })

const saveLink = (link: Link, body: BodyInput<typeof linksCalls.updateLink>) =>
  saveWithVersion({
    recordType: 'link',
    body: { ...body, version: link.version, conflictsWithOwn: true },
    save: (fields) => request(linksCalls.updateLink, { params: { id: link._id }, body: fields }),
    readVersion: async () => {
      const links = await request(linksCalls.searchLinks, { body: { peopleId: link.peopleId } })
      return links.data.find(({ _id }) => _id === link._id)?.version ?? link.version
    },
  })

export const useUpdateLink = () =>
  useApiMutation({
    run: ({ link, ...body }: LinkDetails & { link: Link }) => saveLink(link, body),
    successMessage: 'Roles updated successfully!',
    failureMessage: (error) => errorMessage(error, 'An error occurred while updating roles'),
    refresh: LINK_KEYS,
  })

type DatedParts = Pick<BodyInput<typeof linksCalls.updateLink>, 'terms' | 'holdings' | 'nomineeFor'>

export const useUpdateDatedParts = () =>
  useApiMutation({
    run: ({ link, ...body }: DatedParts & { link: Link }) => saveLink(link, body),
    successMessage: 'Updated!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })

export const useRemoveLink = () => {
  const showUndo = useUndoDeletion('link')

  return useApiMutation({
    run: (id: string) => request(linksCalls.removeLink, { params: { id } }),
    successMessage: 'Deleted!',
    notifySuccess: showUndo,
    failureMessage: (error) => errorCode(error),
    refresh: LINK_KEYS,
  })
}
