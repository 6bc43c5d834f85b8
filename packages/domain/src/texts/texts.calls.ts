import * as z from 'zod'
import { paperText } from '../documents/paper-text.ts'
import { call } from '../shared/call.ts'
import { textAnswer, textChanges, textPage, textPreviewBody, textSearchBody } from './text-record.ts'

/** How an email reads, with an example company, or a letter; what it is not is null. */
const preview = z.object({
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  paper: paperText.nullable(),
  letterhead: z.array(z.string()),
  /** the picture beside the letterhead, as a data URL */
  logo: z.string().nullable(),
})
export type TextPreview = z.output<typeof preview>

export const textsCalls = {
  searchTexts: call({
    method: 'POST',
    path: '/text/search',
    summary: 'The texts of emails and letters that administrators edit: kind, search, page',
    body: textSearchBody,
    answer: textPage,
  }),
  findText: call({
    method: 'GET',
    path: '/text/:key',
    summary: 'A text with its parts, variables, words in force, original words and versions',
    answer: textAnswer,
  }),
  updateText: call({
    method: 'PUT',
    path: '/text/:key',
    summary: 'Change words of a text, by language and part; what is not sent stays',
    body: textChanges,
    answer: textAnswer,
  }),
  resetText: call({
    method: 'DELETE',
    path: '/text/:key',
    summary: 'Put a text back to its original words, as a new version',
  }),
  previewText: call({
    method: 'POST',
    path: '/text/:key/preview',
    summary: 'How a text reads with an example company, as it is or with the words sent; nothing is stored',
    body: textPreviewBody,
    answer: z.object({ data: preview }),
  }),
}
