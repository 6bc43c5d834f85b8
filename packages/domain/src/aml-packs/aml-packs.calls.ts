import * as z from 'zod'
import { call, documentCall } from '../shared/call.ts'
import { recordAnswer } from '../shared/page.ts'
import { amlPack, newAmlPack } from './aml-pack.ts'

export const amlPacksCalls = {
  createAmlPack: call({
    method: 'POST',
    path: '/aml/pack',
    summary: 'Begin an inspection pack of the firm, or of a client; it is made in the background and kept for a day',
    body: newAmlPack,
    answer: recordAnswer(z.object({ _id: z.string() })),
  }),
  findAmlPack: call({
    method: 'GET',
    path: '/aml/pack/:id',
    summary: 'How far an inspection pack is',
    answer: amlPack,
  }),
  downloadAmlPack: documentCall({
    method: 'GET',
    path: '/aml/pack/:id.zip',
    media: ['zip'],
    summary: 'The inspection pack as a ZIP file, once it is done',
  }),
}
