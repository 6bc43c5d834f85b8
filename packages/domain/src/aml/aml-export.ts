import type { ExportColumn } from '../shared/export.ts'
import type { AmlRow } from './aml-search.ts'
import { levelText } from './assessment.ts'
import { diligenceReasonTexts } from './enhanced-diligence.ts'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** Whether the identity documents are in order, in words (COMP-15). */
export const identityDocumentsText = ({ hasIdentityDocuments }: AmlRow): string =>
  hasIdentityDocuments ? 'In date' : 'Missing or expired'

const columns: ExportColumn<AmlRow>[] = [
  { key: 'organizationName', label: 'Organization', value: (row) => row.organizationName },
  { key: 'level', label: 'Level', value: (row) => levelText(row.level, row.answered) },
  { key: 'answered', label: 'Answered', kind: 'number', value: (row) => row.answered },
  {
    key: 'enhanced',
    label: 'Enhanced measures',
    value: (row) => row.enhanced.map((reason) => diligenceReasonTexts[reason]).join('; '),
  },
  { key: 'hasLinkedPep', label: 'PEP linked', value: (row) => yesNo(row.hasLinkedPep) },
  { key: 'sanctionsHits', label: 'Sanctions', kind: 'number', value: (row) => row.sanctionsHits },
  { key: 'hasIdentityDocuments', label: 'Identity documents', value: identityDocumentsText },
  { key: 'signedAt', label: 'Signed', kind: 'day', value: (row) => row.signedAt },
  {
    key: 'isChangedSinceSigned',
    label: 'Edited since signed',
    value: (row) => (row.signedAt ? yesNo(row.isChangedSinceSigned) : null),
  },
  { key: 'nextReview', label: 'Next review', kind: 'day', value: (row) => row.nextReview },
]

/** The columns of the exported list of anti-money-laundering files (AML-16). */
export const amlExportColumns = (): ExportColumn<AmlRow>[] => columns
