/** Columns of a file under the API's field names. `Key` and `LastModified` are spelt as in FILE-5. */
export const fileColumns = ['files.key as Key', 'files.created_at as LastModified', 'files.name', 'files.size'] as const

/** The columns that sending a file takes: with the type that its content had when it was uploaded. */
export const sentFileColumns = [...fileColumns, 'files.content_type as contentType'] as const

export type FileRow = { Key: string; LastModified: string; name: string; size: number; contentType: string }
