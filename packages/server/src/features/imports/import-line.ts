import type { LinkRole } from '@registrar/domain/links/link-roles'
import { importLabel, type LineKind } from '@registrar/domain/imports/import-fields'
import type { ImportOutcome } from '@registrar/domain/imports/import-run'
import { asCell } from '@registrar/domain/shared/export'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { isSameValue } from '@registrar/domain/shared/same-value'
import type { Author } from '#platform/commands/change-log'
import type { Config } from '#platform/config'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'

/** What a line did: its name in the report, and why it was skipped or refused. */
export type LineOutcome = { outcome: ImportOutcome; name: string; reason: string }

export type LineContext = {
  tx: Tx
  session: Session & Author
  today: IsoDate
  config: Config
  /** the roles that earlier lines of the file gave to a link, by the link's id */
  rolesOfLinks: Map<string, LinkRole[]>
  /** the fields that the columns of the file fill */
  fields: ReadonlySet<string>
}

/** Writes one line of a file; its values are those of the fields that are not blank. */
export type LineWriter = (values: Record<string, unknown>, context: LineContext) => Promise<LineOutcome>

export const ALREADY_THERE = 'Already there, with nothing different.'

/** The fields of a line that differ from a record, as a file writes its texts (IMP-6). */
export const differingFields = (record: object, values: Record<string, unknown>): string[] => {
  const known = new Map<string, unknown>(Object.entries(record))
  return Object.keys(values).filter((field) => !isSameValue(asCell(known.get(field)), asCell(values[field])))
}

export const refused = (name: string, reason: string): LineOutcome => ({ outcome: 'refused', name, reason })

/** The outcome of a line whose record is there and gets the fields that differ. */
export const updatedOrSkipped = (kind: LineKind, name: string, fields: string[]): LineOutcome =>
  fields.length === 0
    ? { outcome: 'skipped', name, reason: ALREADY_THERE }
    : { outcome: 'updated', name, reason: `Changed: ${fields.map((field) => importLabel(kind, field)).join(', ')}.` }
