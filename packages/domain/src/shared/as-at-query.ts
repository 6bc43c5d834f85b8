import * as z from 'zod'
import { optionalIsoDate } from './iso-date.ts'
import { filter } from './page.ts'

/** The query of what is printed as at a day, such as a register or a chart. */
export const asAtQuery = z.object({ asAt: filter(optionalIsoDate) })
