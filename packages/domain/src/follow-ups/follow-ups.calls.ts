import * as z from 'zod'
import { call } from '../shared/call.ts'
import { exportCall } from '../shared/export.ts'
import { isoDate } from '../shared/iso-date.ts'
import { pageOf } from '../shared/page.ts'
import { followUp, followUpChanges, newFollowUp } from './follow-up.ts'
import { listedFollowUp, followUpSearchBody, followUpSummary, followUpSummaryBody } from './follow-up-listing.ts'
import { followUpOrganizationsBody, nextOffer, organizationFollowUps } from './follow-up-offers.ts'

export const followUpsCalls = {
  searchFollowUps: call({
    method: 'POST',
    path: '/followUp/search',
    summary: 'The follow-ups of an organization, or the follow-up list: filters, sort, page',
    body: followUpSearchBody,
    answer: pageOf(listedFollowUp),
  }),
  exportFollowUps: exportCall(
    '/followUp/export',
    'All follow-ups that a search finds, as an XLSX or CSV file',
    followUpSearchBody,
  ),
  summarizeFollowUps: call({
    method: 'POST',
    path: '/followUp/summary',
    summary: 'Counts of follow-ups under the filters of the list',
    body: followUpSummaryBody,
    answer: z.object({ data: followUpSummary }),
  }),
  searchFollowUpOrganizations: call({
    method: 'POST',
    path: '/followUp/organizations',
    summary:
      'Organizations with all their active follow-ups, sorted by the nearest or the farthest deadline; those without a target last',
    body: followUpOrganizationsBody,
    answer: pageOf(organizationFollowUps).extend({ totalFollowUps: z.int() }),
  }),
  startFollowUp: call({
    method: 'POST',
    path: '/followUp',
    summary: 'Start a follow-up of a kind on an organization',
    body: newFollowUp,
    answer: z.object({ data: followUp }),
  }),
  findFollowUp: call({
    method: 'GET',
    path: '/followUp/:id',
    summary: 'One follow-up',
    answer: followUp,
  }),
  previewReturn: call({
    method: 'GET',
    path: '/followUp/:id/nextAr',
    summary: 'Next AR before and after completing a follow-up that files an annual return; null for any other',
    answer: z.object({ data: z.object({ from: isoDate.nullable(), to: isoDate.nullable() }).nullable() }),
  }),
  findWhatComesNext: call({
    method: 'GET',
    path: '/followUp/:id/next',
    summary:
      'What a completed follow-up leads to, filled in: follow-ups to start and tasks to make; nothing before its last step',
    answer: z.object({ data: nextOffer }),
  }),
  updateFollowUp: call({
    method: 'PUT',
    path: '/followUp/:id',
    summary: 'Move to a step, comment, change a date, archive or unarchive',
    body: followUpChanges,
    answer: followUp,
  }),
  removeFollowUp: call({
    method: 'DELETE',
    path: '/followUp/:id',
    summary: 'Delete a follow-up',
  }),
}
