import * as z from 'zod'
import { rolesOfLink } from '../shared/link-roles.ts'
import { person, personRow } from './person.ts'

/** A row of the people list: the person, and what the person is to which organizations (PERSON-3). */
export const personListRow = personRow.extend({
  ...person.pick({ pep: true, dateAml: true }).shape,
  organizations: z.array(z.object({ _id: z.string(), name: z.string(), roles: rolesOfLink })),
})
export type PersonListRow = z.output<typeof personListRow>
