import type { ExportColumn } from '../shared/export.ts'
import type { AmlRow } from './aml-search.ts'
import { diligenceReasonTexts } from './enhanced-diligence.ts'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const columns: ExportColumn<AmlRow>[] = [
  { key: 'organizationName', label: 'Organization', value: (row) => row.organizationName },
  { key: 'level', label: 'Level', value: (row) => row.level?.toUpperCase() ?? null },
  { key: 'answered', label: 'Answered', kind: 'number', value: (row) => row.answered },
  {
    key: 'enhanced',
    label: 'Enhanced measures',
    value: (row) => row.enhanced.map((reason) => diligenceReasonTexts[reason]).join('; '),
  },
  { key: 'hasLinkedPep', label: 'PEP linked', value: (row) => yesNo(row.hasLinkedPep) },
  { key: 'sanctionsHits', label: 'Sanctions', kind: 'number', value: (row) => row.sanctionsHits },
  { key: 'hasIdentityDocuments', label: 'Identity documents', value: (row) => yesNo(row.hasIdentityDocuments) },
  { key: 'signedAt', label: 'Signed', kind: 'day', value: (row) => row.signedAt },
  { key: 'nextReview', label: 'Next review', kind: 'day', value: (row) => row.nextReview },
]

/** The columns of the exported list of anti-money-laundering files (AML-16). */
export const amlExportColumns = (): ExportColumn<AmlRow>[] => columns
