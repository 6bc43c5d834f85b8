import { call } from '../shared/call.ts'
import { created, listOf } from '../shared/page.ts'
import {
  companyMember,
  companyMemberChanges,
  companyMemberPair,
  companyMemberSearch,
  newCompanyMember,
} from './company-member.ts'
import { linkChanges } from './link.ts'

/** A company member is named by its id, or by both companies in the body. */
export const companyMembersCalls = {
  createCompanyMember: call({
    method: 'POST',
    path: '/linkorganization',
    summary: 'Make a company a member of an organization',
    body: newCompanyMember,
    answer: created,
  }),
  searchCompanyMembers: call({
    method: 'POST',
    path: '/linkorganization/search',
    summary: 'The companies that are members of an organization, or the organizations that a company is a member of',
    body: companyMemberSearch,
    answer: listOf(companyMember),
  }),
  updateCompanyMember: call({
    method: 'PUT',
    path: '/linkorganization/:id',
    summary: 'Change a company member',
    body: linkChanges,
    answer: companyMember,
  }),
  updateCompanyMemberOfPair: call({
    method: 'PUT',
    path: '/linkorganization',
    summary: 'Change a company member, named by both companies',
    body: companyMemberChanges,
    answer: companyMember,
  }),
  removeCompanyMember: call({
    method: 'DELETE',
    path: '/linkorganization/:id',
    summary: 'Remove a company member that was made by mistake',
  }),
  removeCompanyMemberOfPair: call({
    method: 'DELETE',
    path: '/linkorganization',
    summary: 'Remove a company member that was made by mistake, named by both companies',
    body: companyMemberPair,
  }),
}
