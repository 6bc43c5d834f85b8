import * as z from 'zod'
import { call } from '../shared/call.ts'
import { pageOf } from '../shared/page.ts'
import { importProgress, importReport, importRun, importSearchBody, MAX_IMPORT_BODY, newImport } from './import-run.ts'

export const importsCalls = {
  runImport: call({
    method: 'POST',
    path: '/import',
    summary: 'Import a CSV or XLSX file of organizations, people, links or orders, or only say what would be written',
    body: newImport,
    maxBytes: MAX_IMPORT_BODY,
    answer: z.object({ data: importReport }),
  }),
  findImport: call({
    method: 'GET',
    path: '/import/:id',
    summary: 'How far an import is that goes on after its call, and what it did',
    answer: z.object({ data: importProgress }),
  }),
  searchImports: call({
    method: 'POST',
    path: '/import/search',
    summary: 'The imports that were written, the latest first',
    body: importSearchBody,
    answer: pageOf(importRun),
  }),
  undoImport: call({
    method: 'POST',
    path: '/import/:id/undo',
    summary: 'Take an import back whole, while nothing else has touched what it wrote',
    /** `kept`: the fields that stay as imported, because the history does not keep their old values */
    answer: z.object({ kept: z.array(z.string()) }),
  }),
}
