import type { AmlFieldName } from './aml-fields.ts'
import type { FileRule } from './file-gaps.ts'

/** The parts of the tab AML, as its address names them. */
export const amlSubTabs = ['Appendix 2', 'Appendix 3', 'Appendix 4', 'Appendix 6', 'Enhanced'] as const
export type AmlSubTab = (typeof amlSubTabs)[number]

/** The part of a person's page with the identity documents, as an address names it after #. */
export const IDENTITY_DOCUMENTS = 'identityDocuments'

/**
 * Where something that is open is filled in: a field of the tab AML, another part of that tab, or the members. `answers` is the first question without
 * an answer.
 */
export type OpenPlace =
  | { tab: 'AML_TAB'; appendix: AmlSubTab; field: AmlFieldName | 'answers' }
  | { tab: 'AML_TAB'; field: 'sanctions' }
  | { tab: 'PEOPLE_TAB' }

type Named = { label: string; place: OpenPlace }

const field = (label: string, appendix: AmlSubTab, name: AmlFieldName | 'answers'): Named => ({
  label,
  place: { tab: 'AML_TAB', appendix, field: name },
})
const ofMembers = (label: string): Named => ({ label, place: { tab: 'PEOPLE_TAB' } })

/** Each rule in a word or two, and where staff fill in what it asks for (AML-16, AML-18). */
export const openPointPlaces: Record<FileRule, Named> = {
  answers: field('Answers', 'Appendix 2', 'answers'),
  identity: ofMembers('Identity'),
  address: ofMembers('Address'),
  appendix3: field('Appendix 3', 'Appendix 3', 'appendix3_source_of_introduction'),
  appendix4: field('Appendix 4', 'Appendix 4', 'appendix4_registered_number'),
  appendix6: field('Appendix 6', 'Appendix 6', 'appendix6_name_of_client'),
  rbo: field('RBO', 'Enhanced', 'rbo_checked_on'),
  owners: ofMembers('Owners'),
  screening: { label: 'Screening', place: { tab: 'AML_TAB', field: 'sanctions' } },
  sourceOfWealth: field('Source of wealth', 'Enhanced', 'enhanced_source_of_wealth'),
  sourceOfFunds: field('Source of funds', 'Enhanced', 'enhanced_source_of_funds'),
  approval: field('Approval', 'Enhanced', 'enhanced_approved_by'),
  monitoring: field('Monitoring', 'Enhanced', 'enhanced_monitoring'),
  reliance: field('Reliance', 'Enhanced', 'reliance_introducer'),
}
