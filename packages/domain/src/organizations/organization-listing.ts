import * as z from 'zod'
import { levelText } from '../aml/assessment.ts'
import { complianceLabels } from '../shared/compliance-rule-ids.ts'
import { mailStateLabels } from '../shared/email-address.ts'
import { type FollowUpCode, followUpCatalogue, followUpCodes, lastStep } from '../follow-ups/catalogue.ts'
import { codeText } from '../shared/field.ts'
import { isoDate } from '../shared/iso-date.ts'
import { languageNames } from '../shared/language.ts'
import {
  askedFields,
  choice,
  columnOfField,
  type ListColumn,
  listingOf,
  moreColumns,
  offered,
  yesNo,
} from '../shared/listing.ts'
import { yesOrNo } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { creationStatuses, withUnderscores } from './creation-status.ts'
import { organizationFieldTable } from './organization-fields.ts'
import { organizationRow, type OrganizationRow } from './organization.ts'
import {
  type RecurringServiceCode,
  recurringServiceCodes,
  recurringServiceNames,
} from './services/recurring-services.ts'

const field = columnOfField(organizationFieldTable)

const amlText = ({ aml }: OrganizationRow): string => {
  const level = levelText(aml.appendix2_risk_level, aml.answered)
  return aml.enhancedDueDiligence.length > 0 ? `${level}, Enhanced due diligence required` : level
}

/** The column of a service's reminder. */
export const reminderColumn = (service: RecurringServiceCode) =>
  ({
    key: `${service}PaidReminder`,
    label: `${recurringServiceNames[service]} reminder`,
    place: 'file',
    sort: true,
    kind: 'day',
  }) as const

const monthOrDay = z.union([z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as yyyy-MM.'), isoDate])
const statusFilter = z.preprocess(withUnderscores, z.enum([...creationStatuses, 'N/A']))

/**
 * The organization list (ORG-4, ORG-5). `ARD` and `deadline` belong to the chosen follow-up; a reminder shows with the chosen late
 * service.
 */
export const organizationListing = listingOf(organizationRow)({
  title: 'Organizations',
  columns: [
    { ...field('name'), sort: true },
    { ...field('creationStatus'), sort: true, value: (row) => row.creationStatus && codeText(row.creationStatus) },
    { ...field('incorporationDate'), sort: true },
    { ...field('firstAr'), sort: true },
    { ...field('nextArReminder'), sort: true },
    { ...field('status'), value: (row) => (row.status ? 'DONE' : 'PENDING') },
    { key: 'aml', label: 'AML Status', value: amlText },
    {
      key: 'hasRed',
      label: 'Broken rules',
      width: 180,
      value: ({ redRules }) => redRules.map((rule) => complianceLabels[rule]).join('; ') || null,
    },
    { key: 'attachedFiles', label: 'Files', kind: 'number', value: (row) => row.attachedFiles.length },
    { ...field('cro'), place: 'file', isShownAtFirst: true },
    { ...field('notes'), place: 'file' },
    { ...field('otherMails'), place: 'file', value: (row) => row.otherMails.join('; ') || null },
    ...recurringServiceCodes.map(reminderColumn),
    { key: 'createdAt', label: 'Created At', place: 'file', sort: 'desc', kind: 'day' },
  ],
  moreSorts: ['ARD', 'deadline'],
  filters: {
    user: offered('User', text(100)),
    followUp: offered('Follow-up', z.enum(followUpCodes)),
    deadline: offered('Deadline on or before', isoDate),
    creationStatus: {
      label: organizationFieldTable.creationStatus.label,
      schema: statusFilter,
      options: [...creationStatuses, 'N/A'].map((value) => ({ value, label: codeText(value) })),
    },
    status: yesNo('First AR status', 'DONE', 'PENDING'),
    arColumn: choice('AR column', { firstAr: 'First AR', nextArReminder: 'Next AR' }),
    arDate: offered('AR month', monthOrDay),
    /** true: only organizations that break a rule of the compliance panel; false: only those that break none (COMP-16) */
    hasRed: yesNo('Breaks a rule', 'Yes', 'No'),
    latePaidReminders: choice('Late paid reminders', recurringServiceNames),
    bilan: choice('Bilan', { late: 'Late', soon: 'Within 60 days', ok: 'OK' }),
    /** whether Next AR is past (VIEW-4) */
    arLate: yesNo('Annual return', 'Late', 'Not late'),
    /** the ARD is past, the last day to file is not */
    arInTime: yesNo('Annual return in time', 'To file now', 'Not to file now'),
    /** whether the AML file has been completed (VIEW-4) */
    amlComplete: yesNo('AML file', 'Complete', 'Incomplete'),
    finotor: choice('Finotor', { ok: 'OK', late: 'Late', stopped: 'Stopped' }),
    mailState: choice('Email address', mailStateLabels),
    language: choice('Language', { ...languageNames, none: 'None' }),
    /** made or changed by this import, or linked to somebody by it */
    importId: offered('Import', text(100)),
    /** true: only organizations with an active follow-up */
    followUps: yesOrNo,
    /** organizations are found by the names that they had before, too, and by the addresses that a merge dropped */
    formerNames: yesOrNo,
    /** organizations of exactly the name that is searched come first, whatever the sort */
    exactNameFirst: yesOrNo,
  },
})

/** The other fields of an organization, as columns (LIST-15). */
export const moreOrganizationColumns = moreColumns<OrganizationRow>(
  organizationFieldTable,
  organizationListing.columns,
  {
    mail: { label: 'Email', isShownAtFirst: true, width: 260 },
    users: { label: 'In charge', isShownAtFirst: true },
    // A chosen follow-up has a column 'Comment' of its own.
    comments: { label: 'Comments' },
  },
)

/** The columns that a filter on a follow-up adds after the name. */
export const chosenFollowUpColumns = (code: FollowUpCode) => {
  const followUpOf = (row: OrganizationRow) => row.followUps.find((one) => one.followUpName === code)
  const last = lastStep(code)
  const hasTarget = followUpCatalogue[code].days > 0
  const stepText = (step: number) => `${step}/${last} ${followUpCatalogue[code].steps[step] ?? ''}`.trim()

  // Beside other fields of a company in a file, 'Status', 'Comment' and 'ARD' would be read as the company's own (EXP-2, IMP-6).
  return [
    {
      key: 'followUpStep',
      label: 'Follow-up step',
      width: 260,
      value: (row) => stepText(followUpOf(row)?.stepIndex ?? 0),
    },
    {
      key: 'followUpStatus',
      label: 'Status',
      fileLabel: 'Follow-up status',
      value: (row) => (followUpOf(row)?.stepIndex === last ? 'Completed' : 'In progress'),
    },
    {
      key: 'followUpComment',
      label: 'Comment',
      fileLabel: 'Follow-up comment',
      width: 220,
      value: (row) => followUpOf(row)?.comments ?? null,
    },
    {
      key: 'ARD',
      label: 'ARD',
      fileLabel: 'Follow-up ARD',
      sort: true,
      kind: 'day',
      value: (row) => followUpOf(row)?.ARD ?? null,
    },
    // A kind without a target has no deadline. The API answers its start date in place of one: sorting by it would mislead (FUP-3, FUP-13).
    {
      key: 'deadline',
      label: 'Deadline',
      kind: 'day',
      ...(hasTarget && { sort: true }),
      value: (row) => (hasTarget ? (followUpOf(row)?.deadline ?? null) : null),
    },
  ] as const satisfies ListColumn<OrganizationRow>[]
}

/** The columns of an export of organizations. */
export const exportedOrganizationColumns = ({ followUp }: { followUp?: FollowUpCode | undefined }) => {
  const [name, ...others] = organizationListing.columns
  return [name, ...(followUp ? chosenFollowUpColumns(followUp) : []), ...others, ...moreOrganizationColumns]
}

const needsFollowUp = (sort: string) => sort === 'ARD' || sort === 'deadline'

/** The search of the organization list. `deletedAt` absent or null: those that are not deleted; anything else: the deleted ones. */
export const organizationSearchBody = organizationListing.searchBody
  .extend({ deletedAt: z.unknown().optional(), ...askedFields(moreOrganizationColumns) })
  .refine((body) => body.followUp || !body.deadline, { path: ['deadline'], error: 'Select a follow-up first' })
  .refine((body) => body.followUp || !needsFollowUp(body.sortField), {
    path: ['sortField'],
    error: 'Select a follow-up first',
  })
export type OrganizationSearch = z.output<typeof organizationSearchBody>
export type OrganizationSearchInput = z.input<typeof organizationSearchBody>
