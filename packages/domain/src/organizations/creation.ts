/** Where an organization's creation stands. Source: part 2, section 4; stored and sent with underscores (decision O1). */
export const creationStatuses = ['IN_PROGRESS', 'COMPLETED', 'STRIKE_OFF', 'LATE'] as const
export type CreationStatus = (typeof creationStatuses)[number]

/** Source: part 2, section 4. */
export const creationPackages = ['FAST_CREATION', 'FULL_PACK', 'PREMIUM_PACK', 'HOLDING', 'REAL_ESTATE_PACK'] as const

/** States of the sign-up at the bookkeeping platform. Source: part 2, section 4. */
export const finotorStatuses = ['not_sent', 'sent', 'registered', 'stopped'] as const

export const languages = ['en', 'fr'] as const

/** The recurring services, and the names of their fields: `anonymousShareholde…` is spelt so on the wire. */
export const recurringServices = ['domiciliation', 'secretaryCompany', 'anonymousShareholder'] as const
export type RecurringService = (typeof recurringServices)[number]

/** Accepts a code written with a space (`IN PROGRESS`) for the one with an underscore. Source: decision O1. */
export const withUnderscores = (value: unknown): unknown =>
  typeof value === 'string' ? (value === '' ? null : value.replaceAll(' ', '_')) : value
