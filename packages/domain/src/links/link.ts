import * as z from 'zod'
import { filter } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { organizationRow } from '../organizations/organization.ts'
import { personRow } from '../people/person.ts'

/** What a person is to an organization (LINK-1). */
export const linkRoles = ['director', 'secretary', 'shareholder', 'nomineeDirector', 'other'] as const
export type LinkRole = (typeof linkRoles)[number]

const roles = z.array(z.enum(linkRoles)).max(linkRoles.length)
const beneficiaryPercentage = z.number().min(0, 'From 0 to 100.').max(100, 'From 0 to 100.')

/** The body that links a person to an organization (LINK-3). */
export const newLink = z.object({
  peopleId: text(100),
  organizationId: text(100),
  roles: roles.default([]),
  beneficiaryPercentage: beneficiaryPercentage.default(0),
})
export type NewLink = z.output<typeof newLink>

/** The body of a change of a link (LINK-2). */
export const linkChanges = z.object({ roles, beneficiaryPercentage }).partial()
export type LinkChanges = z.output<typeof linkChanges>

/** The body that asks for the links of a person or an organization, optionally only those with one of the roles. */
export const linkSearchBody = z
  .object({ peopleId: filter(text(100)), organizationId: filter(text(100)), roles: filter(roles) })
  .refine((body) => body.peopleId || body.organizationId, {
    path: ['peopleId'],
    error: 'Send peopleId or organizationId.',
  })
export type LinkSearch = z.output<typeof linkSearchBody>

/** A link with the person and the organization, as their lists show them (LINK-7). */
export const link = z.object({
  _id: z.string(),
  peopleId: z.string(),
  organizationId: z.string(),
  roles,
  beneficiaryPercentage: z.number(),
  people: personRow.omit({ deletedAt: true, updatedAt: true }),
  organization: organizationRow.pick({
    _id: true,
    name: true,
    cro: true,
    creationStatus: true,
    incorporationDate: true,
  }),
})
export type Link = z.output<typeof link>

/** The percentage of a link: only a shareholder has one, anybody else has 0 (LINK-2). */
export const percentageFor = (chosen: readonly LinkRole[], percentage: number): number =>
  chosen.includes('shareholder') ? percentage : 0
