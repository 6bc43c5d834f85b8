import * as z from 'zod'
import { link } from '../links/link.ts'
import { person, personRow } from './person.ts'

/** A row of the people list: the person, and what the person is to which organizations (PERSON-3). */
export const personListRow = personRow.extend({
  ...person.pick({ pep: true, dateAml: true }).shape,
  organizations: z.array(z.object({ _id: z.string(), name: z.string(), roles: link.shape.roles })),
})
export type PersonListRow = z.output<typeof personListRow>
