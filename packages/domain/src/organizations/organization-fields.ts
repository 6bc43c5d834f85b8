import * as z from 'zod'
import { amlForm } from '../aml/aml-form.ts'
import { fileAddress } from '../files/file-address.ts'
import {
  choiceField,
  dayField,
  type Field,
  fieldOf,
  instantField,
  linesField,
  textField,
  yesOrNoField,
} from '../shared/field.ts'
import { isoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { languageMeanings, languages } from '../shared/language.ts'
import { otherMailsField } from '../shared/other-mails-field.ts'
import { addressLines, optionalCode, requiredText, text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'
import { companyTypes } from './company-type.ts'
import { creationPackages } from './creation-package.ts'
import { creationStatuses, withUnderscores } from './creation-status.ts'
import { croStatuses } from './cro-status.ts'
import { finotorStatuses } from './finotor.ts'

/** A file of an organization; `folder` is one of the list in `files`. */
export const attachedFile = z.object({ url: fileAddress, folder: text(100), fileName: text(255) })

const status = z.preprocess(withUnderscores, z.enum(creationStatuses).nullable())
const statusField = fieldOf('status', status, creationStatuses)

const plan = z.preprocess((value) => (value === '' ? null : value), z.union([z.literal(6), z.literal(12)]).nullable())
const planField = fieldOf('months', plan)

/** A row of a payment history. A date that is absent is null. */
const payment = z.object({ nextPaidReminder: optionalIsoDate.default(null), paidDate: optionalIsoDate.default(null) })
const paymentsField = fieldOf('payments', z.array(payment).max(200))

/**
 * The fields of an organization, under the API's names. `coroporationTaxNumber` and `anonymousShareholdePaymentHistory` are
 * spelt so on the wire (API-6). Lists read the table `organizations` only, so a field that a list shows, filters or sorts by
 * is kept there, and any other in `details`, the table `organization_details`.
 */
export const organizationFieldTable = {
  name: fieldOf('text', requiredText(300))('Name', 'organizations.name', {
    isRequired: true,
    headings:
      'company, company name, organisation, organization, organisation name, organization name, entity name, account name, ' +
      'client name, customer name, customer full name, nom du client, entity, legal name, registered name, ' +
      "raison sociale, denomination, denomination sociale, nom, societe, nom de la societe, entreprise, nom de l'entreprise, " +
      'firma, firmenname, unternehmen, unternehmensname, gesellschaft, razon social, denominacion social, empresa, nombre de la empresa, sociedad, ' +
      'nombre, ragione sociale, denominazione, denominazione sociale, azienda, nome azienda, societa, nome, ainm, ainm na cuideachta, cuideachta, ' +
      'comhlacht, ainm an chomhlachta',
  }),
  mail: textField(254)('Mail', 'organizations.mail', {
    headings:
      'email, email address, email/mail, contact email, courriel, adresse e-mail, adresse mail, adresse electronique, adresse de messagerie, ' +
      'e-mail-adresse, correo, correo electronico, indirizzo email, posta elettronica, riomhphost, seoladh riomhphoist',
  }),
  otherMails: otherMailsField('details.other_mails'),
  cro: textField(50)('CRO Number', 'organizations.cro', {
    headings:
      'number, cro no, company number, company no, company num, registration, registration number, registration no, registered number, ' +
      'company registration number, company registration no, company reg no, reg no, reg number, entity number, entity no, co no, crn, cro ref, cro reference, ' +
      'numero, numero de societe, immatriculation, siren, handelsregisternummer, registernummer, numero de registro, numero di registrazione, ' +
      'uimhir, uimhir cro, uimhir na cuideachta, uimhir chlaraithe',
  }),
  /** the register that gave the number, where it is not that of the CRO */
  registerName: textField(200)('Register', 'details.register_name', {
    headings: 'register name, registre',
  }),
  language: choiceField(languages)('Language', 'details.language', {
    headings: 'langue, lang, sprache, idioma, lingua, teanga',
    meanings: languageMeanings,
  }),
  incorporationDate: dayField('Incorporation Date', 'organizations.incorporation_date', {
    listLabel: 'Incorporation date',
    headings:
      'inc/reg date, inc date, reg date, incorporation, incorporated, incorporated on, date of incorporation, date incorporated, registered, ' +
      'registered date, date registered, date immatriculation, date creation, ' +
      "registered on, registration date, date of registration, company reg date, date of inc, date inc, date d'incorporation, date de creation, date d'immatriculation, immatriculee le, date de constitution, constituee le, " +
      'grundungsdatum, gegrundet am, eintragungsdatum, fecha de constitucion, fecha de incorporacion, fecha de registro, data di costituzione, ' +
      'data di iscrizione, data corpraithe, data an chorpraithe, data ionchorpraithe, data claraithe',
  }),
  firstAr: dayField('First AR', 'organizations.first_annual_return', {
    headings: 'first annual return, premiere declaration annuelle',
  }),
  /** The first annual return is done. */
  status: yesOrNoField('First AR done', 'organizations.is_first_annual_return_done', { listLabel: 'First ar Status' }),
  B1B73: dayField('B1B73 - Annual Return and Change of ARD', 'details.changed_annual_return'),
  /** the day on which the CRO received the B1B73; while it is empty, today decides whether it came in time (AR-21) */
  B1B73FiledOn: dayField('B1B73 filed on', 'details.changed_annual_return_filed_on', { isPast: true }),
  financialYearEnd: dayField('Financial Year End', 'details.financial_year_end', {
    isDayOfYear: true,
    headings: "year end, fye, date de cloture, cloture de l'exercice, fin d'exercice",
  }),
  /** up to which the statements were made that the last return annexed: those of the next one follow from it (AR-18) */
  lastAnnexedYearEnd: dayField('Statements last annexed, made up to', 'details.last_annexed_year_end', {
    isPast: true,
    headings: 'last accounts, last accounts made up to, last annexed year end, derniers comptes deposes',
  }),
  corporationTaxPaid: fieldOf('days', z.array(isoDate).max(200))(
    'Corporation Tax Paid',
    'details.corporation_tax_paid',
  ),
  corporationTaxPaidReminder: dayField('Corporation Tax Paid Reminder', 'organizations.corporation_tax_reminder'),
  coroporationTaxNumber: textField(50)('Corporation Tax Number', 'details.corporation_tax_number', {
    headings: 'tax number, tax reference, tax ref, tax no, corporation tax no, numero fiscal',
  }),
  comments: linesField(20_000)('Comment', 'details.comments', {
    headings:
      'commentaire, commentaires, remarks, remarque, remarques, bemerkung, bemerkungen, kommentar, comentarios, observaciones, commenti, ' +
      'osservazioni',
  }),
  businessActivity: linesField(5000)('Business Activity', 'details.business_activity', {
    headings:
      "activity, business, nature of business, activite, objet social, secteur d'activite, tatigkeit, unternehmensgegenstand, actividad, " +
      'objeto social, attivita, oggetto sociale, gniomhaiocht',
  }),
  creationStatus: statusField('Creation Status', 'organizations.creation_status', {
    headings: 'status, company status, statut, etat, estado, stato, stadas',
  }),
  creationPackage: choiceField(creationPackages)('Creation Pack', 'details.creation_package', {
    headings: 'package, pack',
  }),
  /** confirmed by staff; `companyTypeGuess` is what the name says (ORG-30) */
  companyType: choiceField(companyTypes)('Company Type', 'details.company_type', {
    meanings: {
      ulc: 'UC',
      puc: 'UC',
      puluc: 'UC',
      unlimited: 'UC',
      unlimitedcompany: 'UC',
      limited: 'LTD',
      privatecompanylimitedbyshares: 'LTD',
      privatelimitedcompany: 'LTD',
      designatedactivitycompany: 'DAC',
      publiclimitedcompany: 'PLC',
      companylimitedbyguarantee: 'CLG',
      externalcompany: 'BRANCH',
    },
  }),
  /** the state of the company on the register of the CRO (ORG-34) */
  croStatus: fieldOf('code', optionalCode(croStatuses), croStatuses)('CRO status', 'details.cro_status'),
  /** since when the company has that state: the day of the notice, of the letter or of the order (ORG-36) */
  croStatusOn: dayField('CRO status since', 'details.cro_status_on', {
    isPast: true,
    headings:
      'cro status date, status date, date of status, status since, company status date, effective date, date du statut',
  }),
  /** the day on which the firm began to look after the organization (AML-18) */
  relationshipBeganOn: dayField('Relationship Began On', 'details.relationship_began_on'),
  /** the day on which the firm stopped looking after the organization (ORG-31) */
  relationshipEndedOn: dayField('Relationship Ended On', 'details.relationship_ended_on'),
  /** the last day of the bond that replaces a director resident in the EEA (ORG-32) */
  bondUntil: dayField('Bond Until', 'details.bond_until'),
  /** the last day of the certificate of a real and continuous link, which replaces such a director too (ORG-37) */
  realLinkCertificateUntil: dayField('Certificate of a real link until', 'details.real_link_certificate_until'),
  /** a holding or a subsidiary company: a late return costs the audit exemption at once (AR-16) */
  isInGroup: yesOrNoField('Part of a group', 'details.is_in_group'),
  address: fieldOf('text', addressLines(1000).nullable())('Office Address', 'details.address', {
    headings:
      'registered office, registered address, company address, address, reg office, reg address, adresse, siege, siege social, adresse du siege, ' +
      'adresse du siege social, anschrift, direccion, domicilio social, domicilio, indirizzo, sede legale, seoladh, oifig chlaraithe',
    parts:
      'company address 1, company address 2, company address 3, company address 4, address line 1, address line 2, address line 3, ' +
      'address line 4, address line 5, address line 6, address 1, address 2, address 3, address 4, address 5, address 6, company address 5, ' +
      'street, street address, street 1, street 2, adresse ligne 1, adresse ligne 2, adresse ligne 3, adresse 1, adresse 2, adresse 3, ' +
      "complement d'adresse, rue, town, post town, city, ville, county, state/province, state/region, postcode, post code, " +
      'postal code, zip, zip code, zip/postal code, code postal, eircode, strasse, plz, postleitzahl, ort, stadt, calle, ciudad, poblacion, ' +
      'provincia, codigo postal, citta, comune, cap, sraid, baile, contae, eirchod',
    combined: 'joined',
  }),
  country: textField(100)('Country', 'details.country', { headings: 'pays, land, pais, paese, tir' }),
  finotor: fieldOf('code', optionalCode(finotorStatuses), finotorStatuses)('Finotor', 'organizations.finotor'),
  finotorEmailSentAt: instantField('Finotor Email Sent At', 'organizations.finotor_email_sent_at'),
  finotorRegisteredAt: instantField('Finotor Registered At', 'details.finotor_registered_at'),
  rbo: yesOrNoField('RBO Compliant', 'details.is_rbo_compliant'),
  notes: linesField(100_000)('Notes', 'details.notes', { headings: 'note, notizen, notas, notai' }),
  hasDomiciliation: yesOrNoField('Domiciliation: active', 'organizations.has_domiciliation'),
  domiciliationSubscription: dayField('Domiciliation: Subscription Date', 'details.domiciliation_subscription'),
  domiciliationSubscriptionPlan: planField('Domiciliation: Subscription Plan', 'details.domiciliation_plan'),
  domiciliationPaymentHistory: paymentsField('Domiciliation: Payment History', 'details.domiciliation_payments'),
  domiciliationPaidReminder: dayField('Domiciliation: next payment', 'organizations.domiciliation_reminder'),
  hasSecretaryCompany: yesOrNoField('Secretary: active', 'organizations.has_secretary_company'),
  secretaryCompanySubscription: dayField('Secretary: Subscription Date', 'details.secretary_company_subscription'),
  secretaryCompanySubscriptionPlan: planField('Secretary: Subscription Plan', 'details.secretary_company_plan'),
  secretaryCompanyPaymentHistory: paymentsField('Secretary: Payment History', 'details.secretary_company_payments'),
  secretaryCompanyPaidReminder: dayField('Secretary: next payment', 'organizations.secretary_company_reminder'),
  hasAnonymousShareholder: yesOrNoField('Anonymous shareholder: active', 'organizations.has_anonymous_shareholder'),
  anonymousShareholderSubscription: dayField(
    'Anonymous shareholder: Subscription Date',
    'details.anonymous_shareholder_subscription',
  ),
  anonymousShareholderSubscriptionPlan: planField(
    'Anonymous shareholder: Subscription Plan',
    'details.anonymous_shareholder_plan',
  ),
  anonymousShareholdePaymentHistory: paymentsField(
    'Anonymous shareholder: Payment History',
    'details.anonymous_shareholder_payments',
  ),
  anonymousShareholderPaidReminder: dayField(
    'Anonymous shareholder: next payment',
    'organizations.anonymous_shareholder_reminder',
  ),
  attachedFiles: { kind: 'files', schema: z.array(attachedFile).max(5000), label: 'Files' },
  users: {
    kind: 'users',
    schema: z.array(userReference.extend({ userName: text(500).optional() })).max(100),
    label: 'Users',
  },
  aml: { kind: 'aml', schema: amlForm.partial(), label: 'AML' },
  nextArReminder: {
    kind: 'day',
    label: 'Next AR',
    listLabel: 'Next AR Reminder',
    column: 'organizations.next_annual_return',
    headings:
      'next ard, ard, nard, next ar, next ar date, next annual return, annual return date, next annual return date, prochaine declaration annuelle',
  },
  countedNextAr: {
    kind: 'day',
    label: 'Next AR counted',
    column: 'details.counted_next_annual_return',
    isImported: false,
  },
  nextArReason: { kind: 'text', label: 'Reason for the ARD', isImported: false },
  B1B73Reason: { kind: 'text', label: 'Reason for the B1B73', isImported: false },
  notDuplicateOf: { kind: 'records', label: 'Not a duplicate of' },
  sanctions: { kind: 'text', label: 'Sanctions hit', isImported: false },
  amlVersion: { kind: 'text', label: 'Signed AML version (SHA-256)', isImported: false },
} as const satisfies Record<string, Field>
