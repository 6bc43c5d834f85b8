/** A parameter that the bare server fills with a new id at each request. */
export const NEW_ID = '<a new id>'

export type Statement = { sql: string; parameters: unknown[] }

/** The statements of each variant, by the number of the case. */
export type CapturedStatements = Statement[][][]
