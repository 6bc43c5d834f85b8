import type { CompanyMember } from '@registrar/domain/links/company-member'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import type { LinkRole } from '@registrar/domain/links/link-roles'
import type { BodyInput } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
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

export const useUpdateCompanyMember = (id: string) =>
  useApiMutation({
    run: (body: Changes) => request(companyMembersCalls.updateCompanyMember, { params: { id }, body }),
    successMessage: 'Updated!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })

export const useRemoveCompanyMember = (id: string) =>
  useApiMutation({
    run: () => request(companyMembersCalls.removeCompanyMember, { params: { id } }),
    successMessage: 'Deleted!',
    failureMessage: (error) => errorMessage(error),
    refresh: LINK_KEYS,
  })
