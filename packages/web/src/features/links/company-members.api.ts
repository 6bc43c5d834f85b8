import type { CompanyMember } from '@registrar/domain/links/company-member'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { useUndoDeletion } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request } from '#lib/api'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'
import { LINK_KEYS } from './links.api.ts'

/** The companies that are members of an organization. */
export const companyMembersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['links', 'companies', organizationId],
    queryFn: async (): Promise<CompanyMember[]> =>
      (await request(companyMembersCalls.searchCompanyMembers, { body: { organizationId } })).data,
  })

type NewMember = { memberId: string; organizationId: string; roles: LinkRole[]; beneficiaryPercentage: number }

export const useCreateCompanyMember = () =>
  useApiMutation({
    run: (body: NewMember) => request(companyMembersCalls.createCompanyMember, { body }),
    successMessage: 'Added!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })

type Changes = BodyInput<typeof companyMembersCalls.updateCompanyMember>

const saveMember = ({ _id: id, organizationId, version }: CompanyMember, body: Changes) =>
  saveWithVersion({
    recordType: 'company-member',
    body: { ...body, version, conflictsWithOwn: true },
    save: (fields) => request(companyMembersCalls.updateCompanyMember, { params: { id }, body: fields }),
    readVersion: async () => {
      const members = await request(companyMembersCalls.searchCompanyMembers, { body: { organizationId } })
      return members.data.find(({ _id }) => _id === id)?.version ?? version
    },
  })

export const useUpdateCompanyMember = () =>
  useApiMutation({
    run: ({ member, ...body }: Changes & { member: CompanyMember }) => saveMember(member, body),
    successMessage: 'Updated!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })

export const useRemoveCompanyMember = () => {
  const showUndo = useUndoDeletion('company-member')

  return useApiMutation({
    run: (id: string) => request(companyMembersCalls.removeCompanyMember, { params: { id } }),
    successMessage: 'Deleted!',
    notifySuccess: showUndo,
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })
}
