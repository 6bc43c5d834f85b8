import { identityDocumentsText } from '@registrar/domain/aml/aml-export'
import type { AmlRow } from '@registrar/domain/aml/aml-search'
import { diligenceReasonTexts } from '@registrar/domain/aml/enhanced-diligence'
import { displayInstant } from '#lib/clock'
import type { Column } from '#ui/data-table'
import { DueDate } from '#ui/due-date'
import { RiskStatus } from '#ui/risk-status'

/** The columns of the list of AML files (AML-16). */
export const amlColumns: Column<AmlRow>[] = [
  { label: 'Organization', sortField: 'organizationName', cell: (row) => row.organizationName },
  {
    label: 'Level',
    sortField: 'level',
    card: 'top',
    cell: ({ level, answered }) => <RiskStatus level={level} answered={answered} />,
  },
  { label: 'Answered', align: 'right', cell: (row) => row.answered },
  {
    label: 'Enhanced measures',
    maxWidth: 320,
    cell: (row) => row.enhanced.map((reason) => diligenceReasonTexts[reason]).join('. '),
  },
  { label: 'PEP linked', cell: (row) => (row.hasLinkedPep ? 'Yes' : '') },
  { label: 'Sanctions', cell: (row) => (row.sanctionsHits > 0 ? `${row.sanctionsHits} not cleared` : '') },
  { label: 'Identity documents', cell: identityDocumentsText },
  { label: 'Signed', sortField: 'signedAt', cell: ({ signedAt }) => signedAt && displayInstant(signedAt) },
  { label: 'Edited since signed', cell: (row) => (row.isChangedSinceSigned ? 'Yes' : '') },
  { label: 'Next review', sortField: 'nextReview', card: 'bottom', cell: (row) => <DueDate date={row.nextReview} /> },
]
