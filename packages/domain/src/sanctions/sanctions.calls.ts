import * as z from 'zod'
import { call } from '../shared/call.ts'
import { listOf, pageOf, recordAnswer } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { screeningRun, screeningRunsSearchBody } from './screening-run.ts'
import {
  loadedSanctionsList,
  sanctionsDecision,
  sanctionsHit,
  sanctionsList,
  sanctionsSearchBody,
} from './sanctions-hit.ts'

export const sanctionsCalls = {
  searchSanctions: call({
    method: 'POST',
    path: '/sanctions/search',
    summary: 'People and organizations whose name is like one of the sanctions list',
    body: sanctionsSearchBody,
    answer: pageOf(sanctionsHit),
  }),
  decideSanctionsHit: call({
    method: 'PUT',
    path: '/sanctions/:id',
    summary: 'Clear a hit, confirm it or open it again, with a reason',
    body: sanctionsDecision,
    answer: recordAnswer(sanctionsHit),
  }),
  screenSanctions: call({
    method: 'POST',
    path: '/sanctions/screen',
    summary: 'Compare a person, or an organization with its people and company members, with the sanctions list now',
    body: z
      .object({ personId: text(100).nullish(), organizationId: text(100).nullish() })
      .refine(({ personId, organizationId }) => Boolean(personId) !== Boolean(organizationId), {
        path: ['organizationId'],
        error: 'Name a person or an organization.',
      }),
    answer: listOf(sanctionsHit),
  }),
  findSanctionsList: call({
    method: 'GET',
    path: '/sanctions/list',
    summary: 'The list that was loaded without a name, else the latest one; null when none is',
    answer: z.object({ data: sanctionsList.nullable() }),
  }),
  listSanctionsLists: call({
    method: 'GET',
    path: '/sanctions/lists',
    summary: 'The lists of sanctions and of politically exposed persons that are loaded',
    answer: listOf(loadedSanctionsList),
  }),
  removeSanctionsList: call({
    method: 'DELETE',
    path: '/sanctions/lists/:id',
    summary: 'Remove a list that was loaded under a wrong name; open hits that no other list has go, decisions stay',
    answer: z.object({}),
  }),
  searchScreeningRuns: call({
    method: 'POST',
    path: '/sanctions/run/search',
    summary: 'The screenings: who compared whom with which lists, when, and how many hits there were',
    body: screeningRunsSearchBody,
    answer: pageOf(screeningRun),
  }),
}
