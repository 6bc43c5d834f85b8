import type { CompanyMember } from '@registrar/domain/links/company-member'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import type { Link } from '@registrar/domain/links/link'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { queryOptions } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request, requestData } from '#lib/api'
import { errorCode, errorMessage } from '#lib/error-message'
import { ApiProblem } from '#lib/api-problem'
import type { TypedNumber } from '#ui/number-text-field'
import { useApiMutation } from '#lib/use-api-mutation'

/** The record whose links are shown. */
export type LinkEnd = { peopleId: string } | { organizationId: string }
/** A link of a person or of a company: both are shown and edited alike. */
export type ShownLink = Link | CompanyMember
type LinkChanges = BodyInput<typeof linksCalls.updateLink>
/** What a dialog of roles asks for. Shares are asked for where the company has any, in place of a percentage. */
export type LinkDetails = {
  roles: LinkRole[]
  beneficiaryPercentage: number
  shares?: TypedNumber
  acquired?: IsoDate | null
}

const LINKS = 'links'

/** The query keys, by their first part, that a change of links makes stale. Registers and owners are under 'organizations'. */
const LINK_KEYS = [LINKS, 'organizations', 'shares', 'filings', 'deadlines']

export const linksQuery = (end: LinkEnd) =>
  queryOptions({
    queryKey: [LINKS, end],
    queryFn: (): Promise<Link[]> => requestData(linksCalls.searchLinks, { body: end }),
  })

/** The companies that are members of an organization. */
export const companyMembersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [LINKS, 'companies', organizationId],
    queryFn: (): Promise<CompanyMember[]> =>
      requestData(companyMembersCalls.searchCompanyMembers, { body: { organizationId } }),
  })

type NewLink = BodyInput<typeof linksCalls.createLink>

const isAlreadyLinked = (error: unknown) => error instanceof ApiProblem && error.code === 'LINK_ALREADY_EXISTS'

export const useCreateLink = () =>
  useApiMutation({
    run: (body: NewLink) => request(linksCalls.createLink, { body }),
    successMessage: 'Added!',
    failureMessage: (error) => (isAlreadyLinked(error) ? errorMessage(error) : errorCode(error)),
    refresh: LINK_KEYS,
  })

type NewMember = BodyInput<typeof companyMembersCalls.createCompanyMember>

export const useCreateCompanyMember = () =>
  useApiMutation({
    run: (body: NewMember) => request(companyMembersCalls.createCompanyMember, { body }),
    successMessage: 'Added!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })

const kinds = {
  link: {
    update: (id: string, body: LinkChanges) => request(linksCalls.updateLink, { params: { id }, body }),
    remove: (id: string) => request(linksCalls.removeLink, { params: { id } }),
    read: ({ organizationId }: ShownLink) => request(linksCalls.searchLinks, { body: { organizationId } }),
    removalFailed: errorCode,
  },
  'company-member': {
    update: (id: string, body: LinkChanges) =>
      request(companyMembersCalls.updateCompanyMember, { params: { id }, body }),
    remove: (id: string) => request(companyMembersCalls.removeCompanyMember, { params: { id } }),
    read: ({ organizationId }: ShownLink) =>
      request(companyMembersCalls.searchCompanyMembers, { body: { organizationId } }),
    removalFailed: (error: unknown) => errorMessage(error),
  },
}

/** The type of a link's record: a company is linked as a member. */
export const linkKind = (link: ShownLink) => ('memberId' in link ? 'company-member' : 'link')

const saveLink = (link: ShownLink, body: LinkChanges) => {
  const { _id: id, version } = link
  const recordType = linkKind(link)
  const { update, read } = kinds[recordType]

  return saveWithVersion<LinkChanges, ShownLink>({
    recordType,
    body: { ...body, version, conflictsWithOwn: true },
    save: (fields) => update(id, fields),
    readVersion: async () => {
      const { data } = await read(link)
      return data.find(({ _id }) => _id === id)?.version ?? version
    },
  })
}

export const useUpdateLink = () =>
  useApiMutation({
    run: ({ link, ...body }: LinkChanges & { link: ShownLink }) => saveLink(link, body),
    successMessage: 'Roles updated successfully!',
    failureMessage: (error) => errorMessage(error, 'An error occurred while updating roles'),
    refresh: LINK_KEYS,
  })

export const useUpdateDatedParts = () =>
  useApiMutation({
    run: ({ link, ...body }: LinkChanges & { link: ShownLink }) => saveLink(link, body),
    successMessage: 'Updated!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })

export const useRemoveLink = (link: ShownLink) => {
  const recordType = linkKind(link)
  const { remove, removalFailed } = kinds[recordType]

  return useRemoveRecord({ recordType, _id: link._id }, () => remove(link._id), {
    failureMessage: removalFailed,
    refresh: LINK_KEYS,
  })
}
