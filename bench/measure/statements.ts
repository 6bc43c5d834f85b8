/** A parameter that the bare server replaces with a new id in each request. */
export const NEW_ID = '<a new id>'

export type Statement = { sql: string; parameters: unknown[] }

/** The statements of each variant of each case. */
export type CapturedStatements = Statement[][][]
