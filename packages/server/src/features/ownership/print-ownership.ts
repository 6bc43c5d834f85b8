import { chartGeometry, chartPages } from '@registrar/domain/ownership/chart-geometry'
import { NOTE_SIZE } from '@registrar/domain/ownership/chart-notes'
import { ownershipSvg } from '@registrar/domain/ownership/chart-svg'
import type { OwnershipAnswer } from '@registrar/domain/ownership/ownership-answer'
import { ownershipNotes } from '@registrar/domain/ownership/ownership-notes'
import { registerLaw } from '@registrar/domain/registers/register-texts'
import { percentageText } from '@registrar/domain/shared/percentage'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { RegisterCompany } from '#features/registers'
import { type PdfContent, renderPdf } from '#platform/pdf/render-pdf'
import { pdfTable } from '#platform/pdf/table'

type PrintedOwnership = {
  organizationId: string
  company: RegisterCompany
  ownership: OwnershipAnswer
  asAt: IsoDate
  today: IsoDate
  /** aborted when nobody waits for it any more */
  gone: AbortSignal
}

const NOTE_MARGIN: [number, number, number, number] = [0, 6, 0, 0]

const ownersTable = ({ owners }: OwnershipAnswer): PdfContent =>
  pdfTable(
    ['Name', 'Owns', 'Directly', 'Beneficial owner', 'Votes'],
    owners.map(({ name, percentage, direct, votes, isOwner }) => [
      name,
      percentageText(percentage),
      percentageText(direct),
      isOwner ? 'Yes' : 'No',
      percentageText(votes),
    ]),
  )

/** The room on the first page under the heading, and on a page of its own, in points. */
const ROOM = { first: { width: 740, height: 330 }, page: { width: 746, height: 440 } }
/** Smaller letters are not read on paper. */
const SMALLEST = 6

// On the first page where its letters are large enough there, else on as many pages of its own as it needs, cut between rows.
const chartOf = (ownership: OwnershipAnswer, organizationId: string): PdfContent[] => {
  const geometry = chartGeometry(ownership, organizationId)
  const first = Math.min(ROOM.first.width / geometry.width, ROOM.first.height / geometry.height)
  const drawn = { fit: [ROOM.page.width, ROOM.page.height] as [number, number], alignment: 'center' as const }
  if (first * NOTE_SIZE >= SMALLEST)
    return [{ ...drawn, svg: ownershipSvg(ownership, organizationId), fit: [ROOM.first.width, ROOM.first.height] }]
  const scale = Math.min(1, ROOM.page.width / geometry.width)
  return chartPages(geometry, ROOM.page.height / scale).map((page) => ({
    ...drawn,
    svg: ownershipSvg(ownership, organizationId, { page }),
    pageBreak: 'before' as const,
  }))
}

/** Prints the chart of the holders of a company and the list of its owners. */
export const printOwnership = ({
  organizationId,
  company,
  ownership,
  asAt,
  today,
  gone,
}: PrintedOwnership): Promise<Buffer> =>
  renderPdf(
    {
      title: `Ownership: ${company.name}`,
      letterhead: [],
      foot: { name: company.name, note: `printed on ${displayDate(today)}` },
      language: 'en',
      isLandscape: true,
    },
    [
      { text: 'Ownership', style: 'title' },
      { text: company.name, style: 'subtitle', margin: [0, 2, 0, 0] },
      { text: `As at ${displayDate(asAt)} · ${registerLaw('owners', asAt)}`, style: 'note', margin: [0, 6, 0, 14] },
      ...chartOf(ownership, organizationId),
      { text: 'Owners', style: 'section' },
      ...(ownership.owners.length > 0 ? [ownersTable(ownership)] : []),
      ...ownershipNotes(ownership).map((text) => ({ text, style: 'note', margin: NOTE_MARGIN })),
    ],
    gone,
  )
