/** A parameter that the bare server replaces with a new id in each request. */
export const NEW_ID = '<a new id>'

/** `wave`: 0 for the statements that a request begins with, 1 for those that wait for their answers, and so on. */
export type Statement = { sql: string; parameters: unknown[]; wave: number }

/** The statements of each variant of each case. */
export type CapturedStatements = Statement[][][]
