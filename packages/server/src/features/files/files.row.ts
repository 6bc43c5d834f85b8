/** Columns of a file under the API's field names. `Key` and `LastModified` are spelt as in FILE-5. */
export const fileColumns = ['files.key as Key', 'files.created_at as LastModified', 'files.name', 'files.size'] as const

export type FileRow = { Key: string; LastModified: string; name: string; size: number }
