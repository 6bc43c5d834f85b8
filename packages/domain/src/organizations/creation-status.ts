/** How far the forming of an organization is; stored and sent with underscores (ORG-1). */
export const creationStatuses = ['IN_PROGRESS', 'COMPLETED', 'STRIKE_OFF', 'LATE'] as const
export type CreationStatus = (typeof creationStatuses)[number]

/** Reads a code that may be written with a space (`IN PROGRESS`); an empty text is null, other values stay (ORG-1). */
export const withUnderscores = (value: unknown): unknown =>
  typeof value === 'string' ? (value === '' ? null : value.replaceAll(' ', '_')) : value
