import { call } from '../shared/call.ts'
import { listOf, pageOf } from '../shared/page.ts'
import { binRestoreBody, binSearchBody, deletedRecord, restoredItem } from './deleted-record.ts'

export const binCalls = {
  searchBin: call({
    method: 'POST',
    path: '/bin/search',
    summary: 'Everything that was deleted, latest first',
    body: binSearchBody,
    answer: pageOf(deletedRecord),
  }),
  restoreFromBin: call({
    method: 'POST',
    path: '/bin/restore',
    summary: 'Restore deleted records; each is answered by itself',
    body: binRestoreBody,
    answer: listOf(restoredItem),
  }),
}
