import * as z from 'zod'
import { followUpCodes } from '../follow-ups/catalogue.ts'
import { isoDate } from '../shared/iso-date.ts'
import { filter, pageFields, sortBy, yesOrNo } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { creationStatuses, withUnderscores } from './creation-status.ts'
import { recurringServiceCodes } from './services/recurring-services.ts'

/** `ARD` and `deadline` belong to the chosen follow-up; a reminder to the chosen late service. */
export const organizationSortFields = [
  'createdAt',
  'name',
  'creationStatus',
  'incorporationDate',
  'firstAr',
  'nextArReminder',
  'ARD',
  'deadline',
  'domiciliationPaidReminder',
  'secretaryCompanyPaidReminder',
  'anonymousShareholderPaidReminder',
] as const

const monthOrDay = z.union([z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Write a month as yyyy-MM.'), isoDate])
const needsFollowUp = (field: string) => field === 'ARD' || field === 'deadline'

/** The filters of the organization list (ORG-5). */
export const organizationSearchBody = z
  .object({
    ...pageFields(),
    ...sortBy(organizationSortFields, 'createdAt'),
    /** true: only organizations with an active follow-up */
    followUps: filter(yesOrNo),
    followUp: filter(z.enum(followUpCodes)),
    user: filter(text(100)),
    arColumn: filter(z.enum(['firstAr', 'nextArReminder'])),
    arDate: filter(monthOrDay),
    latePaidReminders: filter(z.enum(recurringServiceCodes)),
    status: filter(yesOrNo),
    bilan: filter(z.enum(['late', 'soon', 'ok'])),
    finotor: filter(z.enum(['ok', 'late', 'stopped'])),
    creationStatus: filter(z.preprocess(withUnderscores, z.enum([...creationStatuses, 'N/A']))),
    deadline: filter(isoDate),
    /** true: only organizations that break a rule of the compliance panel; false: only those that break none (COMP-16) */
    hasRed: filter(yesOrNo),
    /** whether Next AR is past (VIEW-4) */
    arLate: filter(yesOrNo),
    /** whether the AML file has been completed (VIEW-4) */
    amlComplete: filter(yesOrNo),
    deletedAt: z.unknown().optional(),
  })
  .refine((body) => body.followUp || !body.deadline, { path: ['deadline'], error: 'Select a follow-up first' })
  .refine((body) => body.followUp || !needsFollowUp(body.sortField), {
    path: ['sortField'],
    error: 'Select a follow-up first',
  })
export type OrganizationSearch = z.output<typeof organizationSearchBody>
export type OrganizationSearchInput = z.input<typeof organizationSearchBody>
