import type { Block } from './paper.ts'
import type { Texts } from './paper-fields.ts'

/** The parts of a paper, each with its English and its French text. */
export const heading = (en: string, fr: string): Block => ({ kind: 'heading', text: { en, fr } })
export const paragraph = (en: string, fr: string): Block => ({ kind: 'paragraph', text: { en, fr } })
export const text = (en: string, fr: string): Texts => ({ en, fr })
export const signatures = (...signers: Texts[]): Block => ({ kind: 'signatures', signers })

/** A line to sign for each director or each member, with the office that is written under it. */
export const signatureOfEach = (signers: 'directors' | 'members', en: string, fr: string): Block => ({
  kind: 'signatureOfEach',
  signers,
  office: { en, fr },
})

/** The first words of a resolution that all members sign. */
export const membersResolve: Block = {
  kind: 'paragraph',
  text: text(
    'We, all the members of the company ({members}), pass in writing on {decidedOn} this special resolution (Companies Act 2014, s. 193):',
    'Nous, tous les associés de la société ({members}), adoptons par écrit le {decidedOn} la résolution spéciale suivante (Companies Act 2014, s. 193) :',
  ),
  ofOne: text(
    'I, the sole member of the company ({members}), pass in writing on {decidedOn} this special resolution (Companies Act 2014, s. 193):',
    'Je, associé unique de la société ({members}), adopte par écrit le {decidedOn} la résolution spéciale suivante (Companies Act 2014, s. 193) :',
  ),
}

/** Name, number and address of the company: the first lines of every company paper. */
export const company: Block = { kind: 'facts', fields: ['name', 'cro', 'address'] }
