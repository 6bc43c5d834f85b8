/** What an upload of a file with fields beside it is sent as. */
export const MULTIPART = 'multipart/form-data'

/** What a file or a stream of the API is sent as. `file` is a stored file, of any type. */
export const mediaTypes = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  calendar: 'text/calendar; charset=utf-8',
  events: 'text/event-stream',
  file: '*/*',
} as const

export type MediaTypeName = keyof typeof mediaTypes
