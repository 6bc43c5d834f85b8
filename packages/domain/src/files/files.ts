import * as z from 'zod'
import { limitUpTo, MAX_LIMIT } from '../shared/page.ts'
import { rawText, text } from '../shared/text.ts'

/** The largest file that can be uploaded, in bytes: 1 GB (FILE-1). */
export const MAX_FILE_BYTES = 1024 ** 3

export const FILE_TOO_LARGE_MESSAGE = 'File size exceeds the 1GB limit.'

/** The folders of an organization's files (FILE-4). */
export const organizationFolders = [
  'Incorporation',
  'AML',
  'Annual returns',
  'Accounting',
  'Tax',
  'Bank',
  'Correspondence',
  'Other',
] as const

export const storedFile = z.object({
  Key: z.string(),
  LastModified: z.iso.datetime(),
  name: z.string(),
  url: z.string(),
  /** in bytes */
  size: z.number(),
  /** who uploaded it; null when no user did */
  uploadedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type StoredFile = z.output<typeof storedFile>

export const fileSearchBody = z.object({
  limit: limitUpTo(MAX_LIMIT, 3),
  /** the files to answer; the latest ones when missing */
  keys: z.array(rawText(1000)).max(5000).nullish(),
})
export type FileSearch = z.output<typeof fileSearchBody>

/**
 * An upload as JSON: the file's bytes as a data URL (FILE-2). `raw` and `data` are older names of `rawData`. A long name
 * is not refused: it is shortened when the file is stored.
 */
export const fileUploadBody = z.object({
  file: z.object({ rawData: z.string().meta({ description: 'a data URL' }), name: rawText(2000) }),
  folder: text(300),
})

export const fileDownloadBody = z.object({ key: rawText(1000) })

/** The key of a stored file by its address; undefined for an address that is not of this store (FILE-3). */
export const fileKeyOf = (url: string): string | undefined => {
  const path = /\/file\/(.+)$/.exec(url)?.[1]
  if (path === undefined) return undefined

  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The name of a file as people read it: the decoded end of its address. */
export const fileNameOf = (url: string): string => {
  const last = url.split('/').at(-1) ?? url
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
