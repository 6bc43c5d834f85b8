import { Box } from '@mantine/core'
import { amlListing } from '@registrar/domain/aml/aml-listing'
import { diligenceReasonTexts } from '@registrar/domain/aml/enhanced-diligence'
import { displayInstant } from '#lib/clock'
import { DueDate } from '#ui/due-date'
import { RiskStatus } from '#ui/risk-status'
import { choosableColumns } from '#ui/table-columns'
import { OpenChips } from './open-chips.tsx'

/** Four chips beside each other: a column of a table is as narrow as what wraps in it. */
const CHIPS_WIDTH = 404

/** The columns of the list of AML files (AML-16). What is not so is left blank. */
export const amlColumns = choosableColumns(amlListing, {
  level: {
    card: 'top',
    cell: ({ level, answered, enhanced }) => (
      <RiskStatus level={level} answered={answered} reasons={enhanced} isShort />
    ),
  },
  open: {
    card: 'bottom',
    cell: (row) => (
      <Box w={CHIPS_WIDTH}>
        <OpenChips organizationId={row.organizationId} open={row.open} concerned={row.concerned} />
      </Box>
    ),
    cardCell: (row) => <OpenChips organizationId={row.organizationId} open={row.open} concerned={row.concerned} />,
  },
  enhanced: { cell: (row) => row.enhanced.map((reason) => diligenceReasonTexts[reason]).join('. ') },
  hasLinkedPep: { cell: (row) => (row.hasLinkedPep ? 'Yes' : '') },
  sanctionsHits: { cell: (row) => (row.sanctionsHits > 0 ? `${row.sanctionsHits} not cleared` : '') },
  signedAt: { cell: ({ signedAt }) => displayInstant(signedAt) },
  isChangedSinceSigned: { cell: (row) => (row.isChangedSinceSigned ? 'Yes' : '') },
  nextReview: { card: 'bottom', cell: (row) => row.nextReview && <DueDate date={row.nextReview} /> },
})
