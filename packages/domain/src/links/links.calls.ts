import { call } from '../shared/call.ts'
import { created, listOf } from '../shared/page.ts'
import { link, linkChanges, linkSearchBody, newLink } from './link.ts'

export const linksCalls = {
  createLink: call({
    method: 'POST',
    path: '/linkpeopleorganization',
    summary: 'Link a person and an organization',
    body: newLink,
    answer: created,
  }),
  searchLinks: call({
    method: 'POST',
    path: '/linkpeopleorganization/search',
    summary: 'The links of a person or of an organization',
    body: linkSearchBody,
    answer: listOf(link),
  }),
  updateLink: call({
    method: 'PUT',
    path: '/linkpeopleorganization/:id',
    summary: 'Change roles and percentage',
    body: linkChanges,
    answer: link,
  }),
  removeLink: call({
    method: 'DELETE',
    path: '/linkpeopleorganization/:id',
    summary: 'Unlink',
  }),
}
