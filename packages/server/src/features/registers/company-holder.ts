import type { LinkControl } from '@registrar/domain/links/link'
import type { Holder } from '@registrar/domain/registers/registers'
import type { Party } from '@registrar/domain/shared/party'

/** A holder of a company. `owner` is whom the shares count for: of a nominee, the person for whom they are held (OWN-6). */
export type CompanyHolder = Holder & {
  organizationId: string
  owner: Party
  ownerName: string
  controls: readonly LinkControl[]
  /** whether the person is a legal person whose organization nobody has named: no owner, but somebody to ask about */
  isLegalPerson: boolean
}
