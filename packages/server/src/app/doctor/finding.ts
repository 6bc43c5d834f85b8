/** What the doctor found out, in a sentence. A `remark` is good to know and no failure. */
export type Finding = { level: 'good' | 'remark' | 'broken'; text: string }

export const good = (text: string): Finding => ({ level: 'good', text })
export const remark = (text: string): Finding => ({ level: 'remark', text })
export const broken = (text: string): Finding => ({ level: 'broken', text })

/** The message of an error without the full stop at its end. */
export const reasonOf = (error: unknown): string => {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return (message || name).replace(/\.$/, '')
}
