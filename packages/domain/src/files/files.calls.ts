import * as z from 'zod'
import { call, documentCall, multipartFile } from '../shared/call.ts'
import { listOf } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { fileDownloadBody, fileSearchBody, fileUploadBody, storedFile } from './files.ts'

export const filesCalls = {
  searchFiles: call({
    method: 'POST',
    path: '/file/search',
    summary: 'The latest files, or those with the keys sent',
    body: fileSearchBody,
    answer: listOf(storedFile),
  }),
  uploadFile: call({
    method: 'POST',
    path: '/file',
    summary: 'Store a file: JSON with a data URL, or multipart with `folder` and `file`',
    body: fileUploadBody,
    multipart: z.object({ folder: text(300), file: multipartFile }),
    answer: z.object({ data: z.string().meta({ description: "the file's absolute address" }) }),
  }),
  downloadFile: documentCall({
    method: 'POST',
    path: '/file/download',
    summary: "A file's raw bytes, by its key",
    body: fileDownloadBody,
    media: ['file'],
  }),
}
