/** Whom an entry of a list names. */
export type SanctionedKind = 'person' | 'organization'

/** What a list names: whom nobody may deal with, or politically exposed persons. */
export const sanctionsListKinds = ['sanctions', 'pep'] as const
export type SanctionsListKind = (typeof sanctionsListKinds)[number]

/**
 * An entry of a sanctions list. `births` are days (`yyyy-MM-dd`), years (`yyyy`), or texts that `readBirth` reads or not; `kind` is
 * null where the list does not say.
 */
export type SanctionsEntry = {
  key: string
  kind: SanctionedKind | null
  names: readonly string[]
  births: readonly string[]
  programme: string | null
}
