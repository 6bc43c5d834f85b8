import { appendix3, appendix4, appendix6, diligenceQuestions, enhancedSections } from '../aml/aml-fields.ts'
import { actionTexts, riskQuestionTexts } from '../aml/aml-texts.ts'
import { minuteFieldTable } from '../documents/minute-fields.ts'
import { filingFieldTable } from '../filings/filing.ts'
import { noteFieldTable } from '../notes/note.ts'
import { organizationFieldTable } from '../organizations/organization-fields.ts'
import { linkFieldTable } from '../links/link.ts'
import { orderFieldTable } from '../orders/order-fields.ts'
import { registerEntryFieldTable } from '../registers/register-entry.ts'
import { personFieldTable } from '../people/person-fields.ts'
import { capitalised } from '../shared/capitalised.ts'
import { taskFieldTable } from '../tasks/task.ts'
import { taxDueFieldTable } from '../taxes/tax-due.ts'
import { taxRegistrationFieldTable } from '../taxes/tax-registration.ts'
import { productFieldTable } from '../products/product.ts'
import type { Field, FieldKind } from '../shared/field.ts'
import { formFieldTable } from '../forms/form.ts'
import { shareClassFieldTable } from '../shares/share-class.ts'
import { shareEventFieldTable } from '../shares/share-event.ts'
import type { HistoryRecordType } from './history-entry.ts'

type LoggedField = Pick<Field, 'label' | 'kind' | 'isMasked'>

const field = (label: string, kind: FieldKind = 'text'): LoggedField => ({ label, kind })

/** The kinds of records whose fields have labels: those with a history, and the prepared reminders. */
export type LabelledRecordType = HistoryRecordType | 'reminder'

/** The labels and kinds of the fields. A field that is not here has its name in the API, as words. */
export const loggedFields: Record<LabelledRecordType, Readonly<Record<string, LoggedField>>> = {
  organization: organizationFieldTable,
  person: personFieldTable,
  link: {
    peopleId: field('Person', 'person'),
    organizationId: field('Organization', 'organization'),
    ...linkFieldTable,
  },
  'company-member': {
    memberId: field('Company member', 'organization'),
    organizationId: field('Organization', 'organization'),
    ...linkFieldTable,
  },
  order: orderFieldTable,
  form: formFieldTable,
  task: taskFieldTable,
  note: noteFieldTable,
  filing: filingFieldTable,
  minute: minuteFieldTable,
  'share-event': shareEventFieldTable,
  'share-class': shareClassFieldTable,
  'register-entry': registerEntryFieldTable,
  'tax-registration': taxRegistrationFieldTable,
  'tax-due': taxDueFieldTable,
  'follow-up': {
    name: field('Kind', 'kind'),
    organization_id: field('Organization', 'organization'),
    step_index: field('Step', 'step'),
    start_date: field('Start date'),
    ARD: field('ARD'),
    legalDay: field('Legal day'),
    archived_at: field('Archived'),
  },
  subscription: {
    organizationId: field('Organization', 'organization'),
    productId: field('Product', 'product'),
    plan: field('Plan', 'months'),
    startingDate: field('Starting date'),
    status: field('Status', 'code'),
    orderIds: field('Linked orders', 'orders'),
  },
  product: productFieldTable,
  reminder: { textContent: field('Text') },
}

/** The fields of which the change log keeps no value: many may read it, and few need these. */
export const maskedFields: ReadonlySet<string> = new Set(
  Object.values(loggedFields).flatMap((fields) =>
    Object.entries(fields).flatMap(([name, { isMasked }]) => (isMasked ? [name] : [])),
  ),
)

/** Fields that copy the name behind an id of the same record. The history shows both as one field (HIST-3). */
const copiedNames: Partial<Record<HistoryRecordType, Readonly<Record<string, string>>>> = {
  order: { organizationId: 'organizationName', productId: 'product' },
}

/** The field that copies the name behind the id in the field `name`; undefined where there is none. */
export const copiedNameOf = (recordType: HistoryRecordType, name: string): string | undefined =>
  copiedNames[recordType]?.[name]

const appendixFields = Object.fromEntries(
  Object.entries({
    'Appendix 3': appendix3,
    'Appendix 4': appendix4,
    'Appendix 6': appendix6,
    'Enhanced due diligence': enhancedSections,
  }).flatMap(([title, sections]) =>
    sections.flatMap(({ fields }) =>
      fields.map(({ name, label, kind }) => [
        name,
        field(`${title}: ${label}`, kind === 'signature' ? 'signature' : kind === 'choice' ? 'code' : 'text'),
      ]),
    ),
  ),
) as Record<string, LoggedField>

const amlFields: Readonly<Record<string, LoggedField>> = {
  ...appendixFields,
  ...Object.fromEntries(diligenceQuestions.map(({ name, label }) => [name, field(label)])),
  ...Object.fromEntries(Object.entries(riskQuestionTexts).map(([name, text]) => [name, field(text)])),
  ...Object.fromEntries(
    Object.entries(actionTexts).flatMap(([name, text]) => [
      [`appendix2_${name}`, field(text)],
      [`appendix2_${name}_date`, field(`${text}: date`)],
    ]),
  ),
  appendix2_total_score: field('Score'),
  appendix2_risk_level: field('Risk level', 'code'),
  appendix2_suspicion_issues_comments: field('Comments on the suspicion'),
  appendix2_additional_comments: field('Appendix 2: Additional comments'),
  appendix2_signature: field('Appendix 2: Signature', 'signature'),
}

/** A name of the wire as words: `firstName` is 'First Name'. */
export const spacedWords = (name: string): string => {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
  return capitalised(words)
}

const AML = 'aml.'

const loggedField = (recordType: LabelledRecordType, name: string): LoggedField | undefined =>
  name.startsWith(AML) ? amlFields[name.slice(AML.length)] : loggedFields[recordType][name]

/** The label of a field, as the screens have it; a field of the AML file is named `aml.…` (HIST-3). */
export const fieldLabel = (recordType: LabelledRecordType, name: string): string =>
  loggedField(recordType, name)?.label ?? spacedWords(name.startsWith(AML) ? name.slice(AML.length) : name)

/** How the values of a field are put into words; a field of the AML file is named `aml.…` (HIST-3). */
export const fieldKind = (recordType: LabelledRecordType, name: string): FieldKind =>
  loggedField(recordType, name)?.kind ?? 'text'
