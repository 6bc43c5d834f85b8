import * as z from 'zod'
import { call, documentCall } from '../shared/call.ts'
import { passwordConfirmation } from '../users/second-factor.ts'

export const calendarCalls = {
  findCalendar: call({
    method: 'GET',
    path: '/user/calendar',
    summary: "When the user's calendar address was made; null when there is none",
    answer: z.object({ createdAt: z.iso.datetime().nullable() }),
  }),
  createCalendar: call({
    method: 'POST',
    path: '/user/calendar',
    summary: "Make a secret address of the user's deadlines for a calendar program; the address before it ends",
    body: passwordConfirmation,
    answer: z.object({ url: z.string() }),
  }),
  removeCalendar: call({
    method: 'DELETE',
    path: '/user/calendar',
    summary: "End the user's calendar address",
  }),
  readCalendar: documentCall({
    method: 'GET',
    path: '/calendar/:secret.ics',
    access: 'public',
    media: ['calendar'],
    summary: 'A calendar file of what its owner is in charge of: overdue, and a year ahead',
  }),
}
