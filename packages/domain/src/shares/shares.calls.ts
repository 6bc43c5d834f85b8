import * as z from 'zod'
import { call } from '../shared/call.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { created, filter, listOf, MAX_LIMIT, pageFields, pageOf } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { capitalRow } from './share-capital.ts'
import { certificateChanges, certificateSearch, shareCertificate } from './share-certificate.ts'
import { newShareClass, shareClass, shareClassChanges } from './share-class.ts'
import { newShareEvent, shareEvent, shareEventChanges, shareEventSearch } from './share-event.ts'

const { page, limit } = pageFields(MAX_LIMIT)
const ofCompany = { organizationId: text(100) }

export const sharesCalls = {
  searchShareClasses: call({
    method: 'POST',
    path: '/share/class/search',
    summary: 'The classes of shares of a company',
    body: z.object({ ...ofCompany, page, limit }),
    answer: pageOf(shareClass),
  }),
  createShareClass: call({
    method: 'POST',
    path: '/share/class',
    summary: 'Make a class of shares',
    body: newShareClass,
    answer: created,
  }),
  updateShareClass: call({
    method: 'PUT',
    path: '/share/class/:id',
    summary: 'Change a class of shares',
    body: shareClassChanges,
    answer: shareClass,
  }),
  searchShareEvents: call({
    method: 'POST',
    path: '/share/event/search',
    summary: 'What happened to the shares of a company, the oldest first',
    body: shareEventSearch,
    answer: pageOf(shareEvent),
  }),
  createShareEvent: call({
    method: 'POST',
    path: '/share/event',
    summary: 'Enter an allotment, a transfer or another event of shares',
    body: newShareEvent,
    answer: created,
  }),
  turnHoldingsIntoEvents: call({
    method: 'POST',
    path: '/share/event/from-holdings',
    summary: 'Turn the holdings of a company into events; its registers stay as they are',
    body: z.object(ofCompany),
    answer: z.object({ data: z.object({ created: z.int() }) }),
  }),
  updateShareEvent: call({
    method: 'PUT',
    path: '/share/event/:id',
    summary: 'Correct an event of shares',
    body: shareEventChanges,
    answer: shareEvent,
  }),
  removeShareEvent: call({
    method: 'DELETE',
    path: '/share/event/:id',
    summary: 'Delete an event of shares that was entered by mistake',
    answer: z.object({}),
  }),
  searchShareCertificates: call({
    method: 'POST',
    path: '/share/certificate/search',
    summary: 'The share certificates of a company: all, or with `asAt` those in force on that day',
    body: certificateSearch,
    answer: pageOf(shareCertificate),
  }),
  updateShareCertificate: call({
    method: 'PUT',
    path: '/share/certificate/:id',
    summary: 'Say that a certificate was lost: it is cancelled and replaced; or that its number is right',
    body: certificateChanges,
    answer: shareCertificate,
  }),
  searchShareCapital: call({
    method: 'POST',
    path: '/share/capital',
    summary: 'The statement of capital of a company as at a day: a line for each class',
    body: z.object({ ...ofCompany, asAt: filter(optionalIsoDate) }),
    answer: listOf(capitalRow),
  }),
}
