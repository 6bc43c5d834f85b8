import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import type { SaxesTagNS } from 'saxes'

/** Reads the elements below the root of one kind of list. */
export type ListReader = {
  /** the attribute of the root with the day on which the list was made */
  dayAttribute: string
  open: (tag: SaxesTagNS) => void
  text: (text: string) => void
  /** the entries that end with the element */
  close: (tag: SaxesTagNS) => SanctionsEntry[]
}
