import * as z from 'zod'

const lines = z.array(z.string())

const block = z.union([
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string(), isStatement: z.boolean().optional() }),
  z.object({ kind: z.literal('company'), name: z.string(), lines }),
  z.object({ kind: z.literal('list'), items: lines }),
  z.object({ kind: z.literal('names'), names: lines }),
  z.object({ kind: z.literal('facts'), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('table'), header: lines, rows: z.array(lines) }),
  z.object({ kind: z.literal('signatures'), signers: lines, notes: z.array(lines) }),
])

/** What a paper says, block by block, as it will be printed. The number of a person is masked (PERSON-7). */
export const paperText = z.object({ title: z.string(), law: z.string().nullable(), blocks: z.array(block) })
export type PaperText = z.output<typeof paperText>
