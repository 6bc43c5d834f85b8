import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { created, listOf, pageOf } from '../shared/page.ts'
import { newPerson, person, personChanges } from './person.ts'
import { personDuplicates, similarPeopleBody, similarPerson } from './person-duplicates.ts'
import { personListing, personSearchBody } from './person-listing.ts'

export const peopleCalls = {
  createPerson: call({
    method: 'POST',
    path: '/people',
    summary: 'Create a person',
    body: newPerson,
    answer: created,
  }),
  searchPeople: call({
    method: 'POST',
    path: '/people/search',
    summary: 'The people list: search, sort, page',
    body: personSearchBody,
    answer: pageOf(personListing.row),
  }),
  exportPeople: exportCall(
    '/people/export',
    'All people that a search finds, as an XLSX or CSV file',
    personSearchBody,
  ),
  listPersonDuplicates: call({
    method: 'GET',
    path: '/people/duplicates',
    summary: 'People with the same name or the same email address',
    answer: listOf(personDuplicates),
  }),
  listSimilarPeople: call({
    method: 'POST',
    path: '/people/similar',
    summary: 'The people of a name or an email address; at most 5, the oldest first',
    body: similarPeopleBody,
    answer: listOf(similarPerson),
  }),
  findPerson: call({
    method: 'GET',
    path: '/people/:id',
    summary: 'One person',
    answer: person,
  }),
  updatePerson: call({
    method: 'PUT',
    path: '/people/:id',
    summary: 'Change the fields sent',
    body: personChanges,
    answer: person,
  }),
  removePerson: call({
    method: 'DELETE',
    path: '/people/:id',
    summary: 'Delete a person; the organizations stay',
  }),
}
