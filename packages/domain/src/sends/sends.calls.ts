import * as z from 'zod'
import { call } from '../shared/call.ts'
import { delayedSend } from './delayed-send.ts'

export const sendsCalls = {
  findSend: call({
    method: 'GET',
    path: '/send/:sendId',
    summary: "What became of one's own send that was told to wait; a day later it is forgotten",
    answer: z.object({ data: delayedSend }),
  }),
  takeRemindersBack: call({
    method: 'POST',
    path: '/reminder/send/:sendId/undo',
    summary: "Take back one's own sending of reminders while it waits",
  }),
  takeEmailsBack: call({
    method: 'POST',
    path: '/bulk/send/:sendId/undo',
    summary: "Take back one's own email to several records while it waits",
  }),
}
