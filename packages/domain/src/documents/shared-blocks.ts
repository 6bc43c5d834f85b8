import type { Block } from './paper.ts'
import type { Texts } from './paper-fields.ts'

export const heading = (en: string, fr: string): Block => ({ kind: 'heading', text: { en, fr } })
export const paragraph = (en: string, fr: string): Block => ({ kind: 'paragraph', text: { en, fr } })
export const text = (en: string, fr: string): Texts => ({ en, fr })
export const signatures = (...signers: Texts[]): Block => ({ kind: 'signatures', signers })

/** Name, number and address of the company: the first lines of every company paper. */
export const company: Block = { kind: 'facts', fields: ['name', 'cro', 'address'] }
