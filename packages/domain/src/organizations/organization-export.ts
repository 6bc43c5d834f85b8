import { complianceLabels } from '../shared/compliance-rule-ids.ts'
import { levelText } from '../aml/assessment.ts'
import { type FollowUpCode, followUpCatalogue, lastStep } from '../follow-ups/catalogue.ts'
import type { ListColumn } from '../shared/listing.ts'
import type { OrganizationRow } from './organization.ts'
import type { OrganizationSearch } from './organization-search.ts'

/** The fields of a row that the columns read: an export reads no others, because a row of the list has some ninety. */
export const exportedOrganizationFields = [
  'name',
  'creationStatus',
  'incorporationDate',
  'firstAr',
  'nextArReminder',
  'status',
  'aml',
  'redRules',
  'attachedFiles',
  'cro',
  'notes',
  'domiciliationPaidReminder',
  'secretaryCompanyPaidReminder',
  'anonymousShareholderPaidReminder',
  'createdAt',
  'followUps',
] as const satisfies (keyof OrganizationRow)[]

type ExportedOrganization = Pick<OrganizationRow, (typeof exportedOrganizationFields)[number]>

const amlText = ({ aml }: ExportedOrganization): string => {
  const level = levelText(aml.appendix2_risk_level, aml.answered)
  return aml.enhancedDueDiligence.length > 0 ? `${level}, Enhanced due diligence required` : level
}

// Beside other fields of a company in a file, 'Status', 'Comment' and 'ARD' would be read as the company's own (EXP-2, IMP-6).
const followUpColumns = (code: FollowUpCode): ListColumn<ExportedOrganization>[] => {
  const followUpOf = (row: ExportedOrganization) => row.followUps.find((one) => one.followUpName === code)
  const last = lastStep(code)
  const hasTarget = followUpCatalogue[code].days > 0
  const status = {
    label: 'Follow-up status',
    value: (row: ExportedOrganization) => (followUpOf(row)?.stepIndex === last ? 'Completed' : 'In progress'),
  }
  const comment = {
    label: 'Follow-up comment',
    value: (row: ExportedOrganization) => followUpOf(row)?.comments ?? null,
  }

  return [
    {
      key: 'followUpStep',
      label: 'Follow-up step',
      value: (row) => {
        const step = followUpOf(row)?.stepIndex ?? 0
        return `${step}/${last} ${followUpCatalogue[code].steps[step] ?? ''}`.trim()
      },
    },
    { key: 'followUpStatus', ...status },
    { key: 'followUpComment', ...comment },
    // The list asks by its own headings.
    { key: 'Status', place: 'alias', ...status },
    { key: 'Comment', place: 'alias', ...comment },
    { key: 'ARD', label: 'Follow-up ARD', kind: 'day', value: (row) => followUpOf(row)?.ARD ?? null },
    // A kind without a target has no deadline (FUP-3).
    {
      key: 'deadline',
      label: 'Deadline',
      kind: 'day',
      value: (row) => (hasTarget ? (followUpOf(row)?.deadline ?? null) : null),
    },
  ]
}

const reminder = (
  key: 'domiciliationPaidReminder' | 'secretaryCompanyPaidReminder' | 'anonymousShareholderPaidReminder',
  label: string,
): ListColumn<ExportedOrganization> => ({ key, label, kind: 'day', value: (row) => row[key] })

const columns: ListColumn<ExportedOrganization>[] = [
  { key: 'creationStatus', label: 'Creation status', value: (row) => row.creationStatus?.replaceAll('_', ' ') ?? null },
  { key: 'incorporationDate', label: 'Incorporation date', kind: 'day', value: (row) => row.incorporationDate },
  { key: 'firstAr', label: 'First AR', kind: 'day', value: (row) => row.firstAr },
  { key: 'nextArReminder', label: 'Next AR Reminder', kind: 'day', value: (row) => row.nextArReminder },
  { key: 'status', label: 'First ar Status', value: (row) => (row.status ? 'DONE' : 'PENDING') },
  { key: 'aml', label: 'AML Status', value: amlText },
  {
    key: 'hasRed',
    label: 'Has red',
    value: ({ redRules }) => redRules.map((rule) => complianceLabels[rule]).join('; ') || null,
  },
  { key: 'attachedFiles', label: 'Files', kind: 'number', value: (row) => row.attachedFiles.length },
  { key: 'cro', label: 'CRO Number', value: (row) => row.cro },
  { key: 'notes', label: 'Notes', value: (row) => row.notes },
  reminder('domiciliationPaidReminder', 'Domiciliation reminder'),
  reminder('secretaryCompanyPaidReminder', 'Secretary company reminder'),
  reminder('anonymousShareholderPaidReminder', 'Anonymous shareholder reminder'),
  { key: 'createdAt', label: 'Created At', kind: 'day', value: (row) => row.createdAt },
]

/** The columns of an export of organizations; a filter on a follow-up adds its own after the name. */
export const organizationExportColumns = ({
  followUp,
}: Pick<OrganizationSearch, 'followUp'>): ListColumn<ExportedOrganization>[] => [
  { key: 'name', label: 'Name', value: (row) => row.name },
  ...(followUp ? followUpColumns(followUp) : []),
  ...columns,
]
