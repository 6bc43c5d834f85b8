import * as z from 'zod'
import type { LinkRole } from '../shared/link-roles.ts'
import type { Person } from '../people/person.ts'
import { type UserReference, userReference } from '../users/users.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { OwnershipAnswer } from '../ownership/ownership-answer.ts'
import type { SanctionsHit } from '../sanctions/sanctions-hit.ts'
import type { ScreeningRun } from '../sanctions/screening-run.ts'
import type { AmlChanges } from './aml-form.ts'
import type { OpenPoint } from './file-gaps.ts'
import type { DiligenceReason, PartyAtRisk } from './enhanced-diligence.ts'
import type { RiskLevel } from './risk-score.ts'

type FrozenOwner = Omit<OwnershipAnswer['owners'][number], 'paths'> & {
  paths: (OwnershipAnswer['owners'][number]['paths'][number] & { companies: string[] })[]
  birth: IsoDate | null
  nationality: string | null
  address: string | null
}

/** A paper with the SHA-256 of its file, null where the store does not have it; left out where there is no file. */
type FrozenPaper = Person['identityDocuments'][number] & { sha256?: string | null }

type FrozenPerson = {
  name: string
  roles: LinkRole[]
  pep: boolean
  identityDocuments: FrozenPaper[]
  /** for whom a nominee holds the shares today, by name, and whether the person instructs the firm; versions of before have none */
  heldFor?: string | null
  instructs?: boolean
  /** of a company, a trust or another legal person; versions of before have none */
  isLegalPerson?: boolean
}

type FrozenHit = Pick<
  SanctionsHit,
  'name' | 'listedName' | 'list' | 'listKind' | 'score' | 'state' | 'reason' | 'decidedBy' | 'decidedAt'
> &
  // versions of before have none
  Partial<Pick<SanctionsHit, 'formerName' | 'translation'>>

/** What a signed version freezes: the answers, what they lead to, and who and what was on record that day (AML-17). */
export type AmlVersionContent = {
  organization: { _id: string; name: string; cro: string | null; address: string | null }
  form: AmlChanges
  answered: number
  score: number
  level: RiskLevel
  enhanced: DiligenceReason[]
  /** who of those concerned lives or has its office in a high-risk third country (AML-21); versions of before have none */
  partiesAtRisk?: PartyAtRisk[]
  people: FrozenPerson[]
  /** the owners who are not linked themselves: behind nominees and companies; versions of before have none */
  peopleBehind?: Pick<FrozenPerson, 'name' | 'pep' | 'identityDocuments'>[]
  /** the files of the organization, by name */
  documents: { folder: string; fileName: string; sha256: string | null }[]
  /** who owns the organization, through which companies (OWN-6) */
  owners: FrozenOwner[]
  companyMembers: { name: string; cro: string | null; percentage: number }[]
  /** with which lists its people were compared, and what came of it */
  screening: {
    lists: ScreeningRun['lists']
    compared: number
    hits: FrozenHit[]
    /** when, and at whose request; versions of before do not say */
    at?: string | null
    by?: string | null
  }
  relationshipBeganOn: IsoDate | null
  /** what was open when the file was signed, and why an AML officer signed it all the same (AML-18) */
  open: OpenPoint[]
  acceptOpen: string | null
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
