/** Columns of a file under the names of the wire. `Key` and `LastModified` are spelt as documented. */
export const fileColumns = ['files.key as Key', 'files.created_at as LastModified', 'files.name', 'files.size'] as const

export type FileRow = { Key: string; LastModified: string; name: string; size: number }
