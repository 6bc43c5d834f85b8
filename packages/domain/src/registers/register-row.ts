import * as z from 'zod'
import { linkRoles } from '../shared/link-roles.ts'
import { optionalIsoDate } from '../shared/iso-date.ts'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { registerNames } from './registers.ts'

/** The body that asks for a register as at a day; without `asAt` as at today. */
export const registerSearchBody = z.object({
  organizationId: text(100),
  register: z.enum(registerNames),
  asAt: filter(optionalIsoDate),
})

const party = { personId: z.string().optional(), organizationId: z.string().optional(), name: z.string() }
const joint = z.union([z.object({ personId: z.string() }), z.object({ organizationId: z.string() })])
const day = z.string().nullable()

const officerRow = z.object({ ...party, role: z.enum(linkRoles), appointed: day, ceased: day })

const shareRow = z.object({
  ...party,
  class: z.string().nullable(),
  number: z.number().nullable(),
  percentage: z.number(),
  acquired: day,
  ceased: day,
  /** those who hold the shares together with the first */
  jointWith: z.array(joint).readonly().optional(),
})

/** A row of a register: an officer (OWN-3) or shares (OWN-4, OWN-5), of a person or of a company. */
export const registerRow = z.union([officerRow, shareRow])
