import * as z from 'zod'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { ownerGrounds } from './owner-grounds.ts'

/** The body that asks who owns a company; without `asAt` as at today. */
export const ownershipSearchBody = z.object({ organizationId: text(100), asAt: filter(optionalIsoDate) })

const path = z.object({ organizationIds: z.array(z.string()), percentage: z.number() })

/** The party of a holding: a person, or a company that may have holders itself. */
const holder = z.union([z.object({ personId: z.string() }), z.object({ organizationId: z.string() })])

/** Who owns a company (OWN-6, OWN-7). Percentages are from 0 to 100. */
export const ownershipAnswer = z.object({
  owners: z.array(
    z.object({
      personId: z.string(),
      name: z.string(),
      percentage: z.number(),
      direct: z.number(),
      /** of the votes */
      votes: z.number(),
      isOwner: z.boolean(),
      grounds: z.array(z.enum(ownerGrounds)),
      paths: z.array(path),
    }),
  ),
  total: z.number(),
  /** the legal persons behind whom nobody is known */
  asked: z.array(
    z.union([
      z.object({ personId: z.string(), name: z.string(), percentage: z.number() }),
      z.object({ organizationId: z.string(), name: z.string(), percentage: z.number() }),
    ]),
  ),
  gaps: z.array(z.object({ organizationId: z.string(), total: z.number(), missing: z.number() })),
  cycles: z.array(z.array(z.string())),
  /** the directors, where nobody owns enough */
  seniorManagers: z.array(z.object({ personId: z.string().optional(), name: z.string() })),
  /** the names of the companies in the chart */
  companies: z.array(z.object({ organizationId: z.string(), name: z.string() })),
  /** the lines of the chart; nominees are looked through */
  holdings: z.array(
    z.object({
      holder,
      organizationId: z.string(),
      percentage: z.number(),
      votes: z.number().optional(),
      holdersTogether: z.number().optional(),
    }),
  ),
})
export type OwnershipAnswer = z.output<typeof ownershipAnswer>
