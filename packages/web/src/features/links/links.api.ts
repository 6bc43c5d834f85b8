import type { Link, LinkRole } from '@registrar/domain/links/link'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { codeOf, wordsFor } from '#lib/problem-words'
import { ApiProblem } from '#lib/api-problem'
import { useDeed } from '#lib/use-deed'

/** Which end the links are looked at from. */
export type LinkEnd = { peopleId: string } | { organizationId: string }
export type LinkTerms = { roles: LinkRole[]; beneficiaryPercentage: number }

const LINKS = 'links'

export const linksQuery = (end: LinkEnd) =>
  queryOptions({
    queryKey: [LINKS, end],
    queryFn: async (): Promise<Link[]> => (await request(linksCalls.searchLinks, { body: end })).data,
  })

type NewLink = { peopleId: string; organizationId: string } & Partial<LinkTerms>

const isKnown = (error: unknown) => error instanceof ApiProblem && error.code === 'LINK_ALREADY_EXISTS'

export const useCreateLink = () =>
  useDeed({
    run: (body: NewLink) => request(linksCalls.createLink, { body }),
    done: 'Added!',
    failed: (error) => (isKnown(error) ? wordsFor(error) : codeOf(error)),
    refresh: [LINKS],
  })

export const useUpdateLink = () =>
  useDeed({
    run: ({ id, ...body }: LinkTerms & { id: string }) => request(linksCalls.updateLink, { params: { id }, body }),
    done: 'Roles updated successfully!',
    failed: (error) => wordsFor(error, 'An error occurred while updating roles'),
    refresh: [LINKS],
  })

export const useRemoveLink = () =>
  useDeed({
    run: (id: string) => request(linksCalls.removeLink, { params: { id } }),
    done: 'Deleted!',
    failed: (error) => codeOf(error),
    refresh: [LINKS],
  })
