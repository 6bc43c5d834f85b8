import * as z from 'zod'
import { call } from '../shared/call.ts'
import { dismissDuplicatesBody, mergeBody, mergedRecordTypes, mergePreview, mergePreviewBody } from './merge.ts'

const merged = z.object({ mergeId: z.string() })

export const mergesCalls = {
  mergePeople: call({
    method: 'POST',
    path: '/people/merge',
    summary: 'Merge a person into another, with all that belongs to them',
    body: mergeBody,
    answer: merged,
  }),
  mergeOrganizations: call({
    method: 'POST',
    path: '/organization/merge',
    summary: 'Merge an organization into another, with all that belongs to it',
    body: mergeBody,
    answer: merged,
  }),
  previewMerge: call({
    method: 'POST',
    path: '/merge/preview',
    summary: 'What a merge will do: differing fields, what moves, conflicts',
    body: mergePreviewBody,
    answer: z.object({ data: mergePreview }),
  }),
  undoMerge: call({
    method: 'POST',
    path: '/merge/:id/undo',
    summary: 'Bring both records of a merge back, for 30 days',
    answer: z.object({
      data: z.object({ recordType: z.enum(mergedRecordTypes), keep: z.string(), merge: z.string() }),
    }),
  }),
  dismissDuplicates: call({
    method: 'POST',
    path: '/duplicate/dismiss',
    summary: 'Remember that records are not duplicates of each other',
    body: dismissDuplicatesBody,
  }),
}
