import { appendix3, appendix4, appendix6, diligenceQuestions, enhancedSections } from '../aml/aml-fields.ts'
import { actionTexts, riskQuestionTexts } from '../aml/aml-texts.ts'
import { recurringServices } from '../organizations/services/recurring-services.ts'
import type { HistoryRecordType } from './history-entry.ts'

/** How a logged value is put into words (HIST-3). */
export type ValueKind =
  | 'text'
  | 'euros'
  | 'percentage'
  | 'months'
  | 'organization'
  | 'person'
  | 'product'
  | 'subscription'
  | 'orders'
  | 'records'
  | 'users'
  | 'files'
  | 'payments'
  | 'formPeople'
  | 'identityDocuments'
  | 'terms'
  | 'holdings'
  | 'signature'
  | 'kind'
  | 'step'
  | 'roles'
  | 'brand'
  | 'code'

type LoggedField = { label: string; kind: ValueKind }

const field = (label: string, kind: ValueKind = 'text'): LoggedField => ({ label, kind })

const serviceFields = Object.fromEntries(
  recurringServices.flatMap(({ title, active, subscription, plan, history, reminder }) => {
    const name = `${title.charAt(0)}${title.slice(1).toLowerCase()}`
    return [
      [active, field(`${name}: active`)],
      [subscription, field(`${name}: Subscription Date`)],
      [plan, field(`${name}: Subscription Plan`, 'months')],
      [history, field(`${name}: Payment History`, 'payments')],
      [reminder, field(`${name}: next payment`)],
    ]
  }),
) as Record<string, LoggedField>

const address = {
  addressStreet1: field('Street'),
  addressZip1: field('Zip'),
  addressCity1: field('City'),
  addressState1: field('State'),
  addressCountry1: field('Country'),
}

const linkFields = {
  organizationId: field('Organization', 'organization'),
  roles: field('Roles', 'roles'),
  terms: field('Terms of office', 'terms'),
  holdings: field('Shares', 'holdings'),
  nomineeFor: field('Held for', 'person'),
  beneficiaryPercentage: field('Beneficiary percentage', 'percentage'),
}

/** The kinds of records whose fields have labels: those with a history, and the prepared reminders. */
export type LabelledRecordType = HistoryRecordType | 'reminder'

/** The screens' labels of the fields whose name in the API would not be clear to a reader. */
export const loggedFields: Record<LabelledRecordType, Readonly<Record<string, LoggedField>>> = {
  organization: {
    ...serviceFields,
    cro: field('CRO Number'),
    companyType: field('Company Type'),
    bondUntil: field('Bond Until'),
    relationshipEndedOn: field('Relationship Ended On'),
    rbo: field('RBO Compliant'),
    language: field('Language'),
    firstAr: field('First AR'),
    status: field('First AR done'),
    nextArReminder: field('Next AR'),
    nextArReason: field('Reason for the ARD'),
    countedNextAr: field('Next AR counted'),
    B1B73: field('B1B73 - Annual Return and Change of ARD'),
    B1B73Reason: field('Reason for the B1B73'),
    coroporationTaxNumber: field('Corporation Tax Number'),
    comments: field('Comment'),
    creationStatus: field('Creation Status', 'code'),
    creationPackage: field('Creation Pack', 'code'),
    address: field('Office Address'),
    finotor: field('Finotor', 'code'),
    users: field('Users', 'users'),
    attachedFiles: field('Files', 'files'),
    notDuplicateOf: field('Not a duplicate of', 'records'),
    sanctions: field('Sanctions hit'),
    amlVersion: field('Signed AML version (SHA-256)'),
  },
  person: {
    ...address,
    ipn: field('IPN'),
    pps: field('PPS'),
    rboNumber: field('RBO number'),
    identityDocuments: field('Identity documents', 'identityDocuments'),
    sameAsOrganization: field('Same as the organization', 'organization'),
    vif: field('VIF'),
    idPal: field('IDPal'),
    pep: field('PEP'),
    companyForm: field('Company form'),
    dateAml: field('AML date'),
    attachedFiles: field('Files', 'files'),
    notDuplicateOf: field('Not a duplicate of', 'records'),
    sanctions: field('Sanctions hit'),
  },
  link: { peopleId: field('Person', 'person'), ...linkFields },
  'company-member': { memberId: field('Company member', 'organization'), ...linkFields },
  order: {
    organizationId: field('Organization', 'organization'),
    organizationName: field('Organization'),
    productId: field('Product', 'product'),
    subscriptionId: field('Subscription', 'subscription'),
    from: field('Initiated by', 'brand'),
    totalAmountOrder: field('Total Amount Order', 'euros'),
    amountDeposit: field('Amount Deposit', 'euros'),
    dateOrder: field('Date Order'),
    paymentTypeDeposit: field('Payment Type Deposit'),
    amountBalanceToPaid: field('Amount Balance To Paid', 'euros'),
    dateOfBalance: field('Date of Balance'),
    paymentTypeBalance: field('Payment Type Balance'),
    totalPaid: field('Total Paid', 'euros'),
    paidTotaly: field('Paid Totally'),
    balancePaid: field('Balance Paid'),
    noVat: field('No VAT'),
    withVat: field('With VAT'),
    vatNumber: field('VAT Number'),
    comment: field('Comments'),
  },
  form: {
    organizationName1: field('First choice of name'),
    organizationName2: field('Second choice of name'),
    organizationName3: field('Third choice of name'),
    peoples: field('People', 'formPeople'),
    IDPAL: field('Identity certification'),
    secretaryCompany: field('Secretary company'),
    anonymeShareholder: field('Anonymous shareholder'),
    isSuspicious: field('Suspicious'),
    organizationId: field('Organization', 'organization'),
  },
  task: {
    users: field('Users', 'users'),
    organizationId: field('Organization', 'organization'),
    peopleId: field('Person', 'person'),
    attachedFiles: field('Files', 'files'),
    recipients: field('Recipients', 'users'),
  },
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
  product: { subscription: field('Sold as a subscription'), retired: field('Retired') },
  reminder: { textContent: field('Text') },
}

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
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const AML = 'aml.'

const loggedField = (recordType: LabelledRecordType, name: string): LoggedField | undefined =>
  name.startsWith(AML) ? amlFields[name.slice(AML.length)] : loggedFields[recordType][name]

/** The label of a field, as the screens have it; a field of the AML file is named `aml.…` (HIST-3). */
export const fieldLabel = (recordType: LabelledRecordType, name: string): string =>
  loggedField(recordType, name)?.label ?? spacedWords(name.startsWith(AML) ? name.slice(AML.length) : name)

/** How the values of a field are put into words; a field of the AML file is named `aml.…` (HIST-3). */
export const fieldKind = (recordType: LabelledRecordType, name: string): ValueKind =>
  loggedField(recordType, name)?.kind ?? 'text'
