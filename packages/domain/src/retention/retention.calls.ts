import * as z from 'zod'
import { call, documentCall } from '../shared/call.ts'
import { listOf, pageOf } from '../shared/page.ts'
import {
  certificateSearchBody,
  eraseBody,
  eraseResult,
  erasureCertificate,
  hold,
  holdBody,
  retainedRow,
  retentionSearchBody,
} from './retention-search.ts'

export const retentionCalls = {
  searchRetention: call({
    method: 'POST',
    path: '/retention/search',
    summary:
      'Companies and people that are to be erased, on hold, or due within 90 days; those that ended first come first',
    body: retentionSearchBody,
    answer: pageOf(retainedRow),
  }),
  holdRecord: call({
    method: 'POST',
    path: '/retention/hold',
    summary: 'Put a company or a person on hold: it is not erased until the hold ends',
    body: holdBody,
    answer: z.object({ data: hold }),
  }),
  releaseHold: call({
    method: 'DELETE',
    path: '/retention/hold/:id',
    summary: 'End a hold',
  }),
  eraseRecords: call({
    method: 'POST',
    path: '/retention/erase',
    summary: 'Erase companies and people that are due; each is answered by itself. It cannot be undone',
    body: eraseBody,
    answer: listOf(eraseResult),
  }),
  searchCertificates: call({
    method: 'POST',
    path: '/retention/certificate/search',
    summary: 'What was erased, when and by whom, the latest first',
    body: certificateSearchBody,
    answer: pageOf(erasureCertificate),
  }),
  downloadPersonArchive: documentCall({
    method: 'GET',
    path: '/people/:id/archive.zip',
    media: ['zip'],
    summary: 'All that is held on a person, as a ZIP file, to answer a request for access',
  }),
}
