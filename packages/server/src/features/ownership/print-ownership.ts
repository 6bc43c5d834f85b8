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
    ['Name', 'Owns', 'Directly', 'Beneficial owner'],
    owners.map(({ name, percentage, direct, isOwner }) => [
      name,
      percentageText(percentage),
      percentageText(direct),
      isOwner ? 'Yes' : 'No',
    ]),
  )

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
      { svg: ownershipSvg(ownership, organizationId), fit: [740, 330], alignment: 'center' },
      { text: 'Owners', style: 'section' },
      ...(ownership.owners.length > 0 ? [ownersTable(ownership)] : []),
      ...ownershipNotes(ownership).map((text) => ({ text, style: 'note', margin: NOTE_MARGIN })),
    ],
    gone,
  )
