import * as z from 'zod'
import type { riskLevels } from './risk-score.ts'

/** The levels of risk as the board counts them: the highest first, and files that are not assessed. */
export const boardLevels = ['high', 'medium', 'low', 'none'] as const
export type BoardLevel = (typeof boardLevels)[number]

/** How many months ahead the board shows the reviews that fall due. */
export const BOARD_MONTHS = 12

/** How many files of a level have which review, and were never signed. */
const levelRow = z.object({
  level: z.enum(boardLevels),
  late: z.int(),
  soon: z.int(),
  ok: z.int(),
  /** the day of the next review is not known */
  none: z.int(),
  unsigned: z.int(),
})

/** The reviews due in a month, `yyyy-MM`, by level. The overdue are in the month of today. */
const monthRow = z.object({
  month: z.string(),
  ...(Object.fromEntries(boardLevels.map((level) => [level, z.int()])) as Record<BoardLevel, z.ZodInt>),
})

/** The matrix of risk and the reviews due, of all clients (AML-16). */
export const amlBoard = z.object({ levels: z.array(levelRow), months: z.array(monthRow) })
export type AmlBoard = z.output<typeof amlBoard>

/** The levels as staff read them. */
export const boardLevelLabels: Record<BoardLevel, string> = {
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  none: 'Not assessed',
} satisfies Record<(typeof riskLevels)[number] | 'none', string>

/** Whether any review is overdue or falls due in the months of the board. */
export const hasReviewDue = (months: AmlBoard['months']): boolean =>
  months.some((month) => boardLevels.some((level) => month[level] > 0))
