type DeadlineKindDetails = {
  /** its name for staff */
  label: string
  /** the page on which staff deal with it: a tab of the organization, the page of the record, or one page for all */
  place: { tab: string } | { page: string } | { address: string }
  /** what the action says that finishes it (DUE-11); without one it is finished on its own page */
  done?: string
  /** the same where it is a person's */
  doneForPerson?: string
  /** what the link to its own page says, where no action finishes it */
  open?: string
  /** the name of the rule that reminds clients of it (REM-1) */
  reminder?: string
  /** the email of the company's page that the rule sends (MAIL-10); without one it has a text of its own */
  email?: string
  /** whether it is money that a client owes the firm */
  isMoney?: true
}

/** What falls due (DUE-1), in the order of the filter and of the rules. How each is computed is in the files beside this one. */
export const deadlineKindTable = {
  ANNUAL_RETURN: {
    label: 'Annual return',
    place: { tab: 'ACCOUNTING_TAB' },
    done: 'Start or complete the return',
    reminder: 'Annual return papers',
  },
  FOLLOW_UP: { label: 'Follow-up', place: { tab: 'FOLLOW_UP_BETA_TAB' }, done: 'Complete' },
  CORPORATION_TAX: {
    label: 'Corporation tax',
    place: { tab: 'ACCOUNTING_TAB' },
    done: 'Mark as paid',
    reminder: 'Corporation tax',
    email: 'corporationTax',
  },
  DOMICILIATION: {
    label: 'Domiciliation',
    place: { tab: 'SERVICE_TAB' },
    done: 'Mark as paid',
    reminder: 'Domiciliation',
    email: 'domiciliation',
    isMoney: true,
  },
  SECRETARY_COMPANY: {
    label: 'Secretary company',
    place: { tab: 'SERVICE_TAB' },
    done: 'Mark as paid',
    reminder: 'Secretary company',
    email: 'secretaryCompany',
    isMoney: true,
  },
  ANONYMOUS_SHAREHOLDER: {
    label: 'Anonymous shareholder',
    place: { tab: 'SERVICE_TAB' },
    done: 'Mark as paid',
    reminder: 'Anonymous shareholder',
    email: 'anonymousShareholder',
    isMoney: true,
  },
  SUBSCRIPTION: {
    label: 'Subscription',
    place: { tab: 'SERVICE_TAB_BETA' },
    done: 'Mark as paid',
    reminder: 'Subscription',
    isMoney: true,
  },
  AML_REVIEW: {
    label: 'AML review',
    place: { tab: 'AML_TAB' },
    doneForPerson: 'Certified today',
    open: 'Open the file to review it',
    reminder: 'AML documents',
  },
  RBO: { label: 'RBO', place: { tab: 'GENERAL_TAB' }, done: 'Mark as filed' },
  FILING: { label: 'Filing', place: { tab: 'FILINGS_TAB' }, done: 'Mark as sent' },
  TAX: { label: 'Tax', place: { tab: 'FILINGS_TAB' }, done: 'Mark as sent or paid', reminder: 'Taxes' },
  STANDING: { label: 'Strike-off or bond', place: { tab: 'COMPLIANCE_TAB' }, open: 'Open the company' },
  ORDER_BALANCE: { label: 'Order balance', place: { page: 'order' }, done: 'Mark as paid', isMoney: true },
  AML_FIRM: { label: 'AML of the firm', place: { address: '/aml/firm' }, open: 'Open the file to review it' },
  TASK: { label: 'Task', place: { page: 'task' }, done: 'Mark as done' },
} as const satisfies Record<string, DeadlineKindDetails>

export type DeadlineKind = keyof typeof deadlineKindTable
export const deadlineKinds = Object.keys(deadlineKindTable) as [DeadlineKind, ...DeadlineKind[]]

/** What is said of a kind. */
export const deadlineKindOf = (kind: DeadlineKind): DeadlineKindDetails => deadlineKindTable[kind]

/** The names of the kinds for staff. */
export const deadlineKindLabels = Object.fromEntries(
  deadlineKinds.map((kind) => [kind, deadlineKindOf(kind).label]),
) as Record<DeadlineKind, string>

/** The kinds that are money which a client owes the firm. */
export const moneyKinds = deadlineKinds.filter((kind) => deadlineKindOf(kind).isMoney)

type RemindedKind = {
  [K in DeadlineKind]: (typeof deadlineKindTable)[K] extends { reminder: string } ? K : never
}[DeadlineKind]

/** The kinds that clients are reminded of, with the names of their rules. */
export const remindedKinds = Object.fromEntries(
  deadlineKinds.flatMap((kind) => {
    const { reminder } = deadlineKindOf(kind)
    return reminder === undefined ? [] : [[kind, reminder]]
  }),
) as Record<RemindedKind, string>

/** Whether clients can be reminded of a deadline (REM-13): a return in progress is the follow-up that files it. */
export const isRemindedOf = ({ kind, legalDate }: { kind: DeadlineKind; legalDate: string | null }): boolean =>
  deadlineKindOf(kind).reminder !== undefined || (kind === 'FOLLOW_UP' && legalDate !== null)

/** What the action says that finishes a deadline; undefined where it is finished on its own page (DUE-11). */
export const doneLabelOf = ({ kind, organizationId }: { kind: DeadlineKind; organizationId: string | null }) => {
  const { done, doneForPerson = done } = deadlineKindOf(kind)
  return organizationId === null ? doneForPerson : done
}

/**
 * Whether a deadline is a filing of its own where others of its kind are the company's: a change of the owners after the first filing,
 * which is ticked on the company's page; a return that was sent back, beside the one that is due (DUE-2, FIL-5).
 */
export const isFilingOfItsOwn = ({ kind, recordId, organizationId }: Omit<Place, 'followUpId'>): boolean =>
  (kind === 'RBO' || kind === 'ANNUAL_RETURN') && recordId !== organizationId

type Place = { kind: DeadlineKind; recordId: string; organizationId: string | null; followUpId?: string | null }

/**
 * The page of the app on which a deadline is dealt with. `recordId` is the order, the task, the person of a review; else
 * the record of the company.
 */
export const deadlinePath = ({ kind, recordId, organizationId, followUpId = null }: Place): string => {
  if (isFilingOfItsOwn({ kind, recordId, organizationId })) return `/organization/${organizationId}/FILINGS_TAB`
  // A return is dealt with in the follow-up that files it.
  const { place } = deadlineKindOf(kind === 'ANNUAL_RETURN' && followUpId ? 'FOLLOW_UP' : kind)
  if ('address' in place) return place.address
  if ('page' in place) return `/${place.page}/${recordId}`
  return organizationId === null ? `/people/${recordId}/INFORMATION` : `/organization/${organizationId}/${place.tab}`
}

/** The record that a deadline's id names: a follow-up, a subscription, an order, a task, a person or the company. */
export const deadlineRecordId = (id: string): string => id.split(':')[1] ?? ''
