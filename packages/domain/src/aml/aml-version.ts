import * as z from 'zod'
import type { LinkRole } from '../shared/link-roles.ts'
import type { Person } from '../people/person.ts'
import { type UserReference, userReference } from '../users/users.ts'
import type { AmlChanges } from './aml-form.ts'
import type { DiligenceReason } from './enhanced-diligence.ts'
import type { RiskLevel } from './risk-score.ts'

/** What a signed version freezes: the answers, what they lead to, and who and what was on record that day (AML-17). */
export type AmlVersionContent = {
  organization: { _id: string; name: string; cro: string | null; address: string | null }
  form: AmlChanges
  answered: number
  score: number
  level: RiskLevel
  enhanced: DiligenceReason[]
  people: { name: string; roles: LinkRole[]; pep: boolean; identityDocuments: Person['identityDocuments'] }[]
  /** the files of the organization, by name */
  documents: { folder: string; fileName: string }[]
  signedAt: string
  signedBy: UserReference
}

/** A signed version, as lists name it. `hash` is the SHA-256 of its content as JSON text, `pdfHash` that of the PDF. */
export const amlVersion = z.object({
  _id: z.string(),
  organizationId: z.string(),
  hash: z.string(),
  pdfHash: z.string(),
  signedAt: z.iso.datetime(),
  signedBy: userReference,
})
export type AmlVersion = z.output<typeof amlVersion>
