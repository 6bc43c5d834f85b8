import { type RecurringServiceCode, recurringServiceCodes } from '../organizations/services/recurring-services.ts'
import { comparableText } from '../shared/fold-text.ts'
import type { Language } from '../shared/language.ts'
import { annualReturnText } from './annual-return-text.ts'
import { corporationTaxText } from './corporation-tax-text.ts'
import { identityTexts, reviewTexts } from './document-texts.ts'
import { paymentReminder } from './payment-reminder.ts'
import type { ReminderRuleCode } from './reminder-rule.ts'
import { taxText } from './tax-text.ts'
import { type Letter, letters } from './reminder-text.ts'

type ServiceNames = Record<'en', { inSentence: string; alone: string }> & Record<'fr', { of: string; alone: string }>

const serviceNames: Record<RecurringServiceCode, ServiceNames> = {
  domiciliation: {
    en: { inSentence: 'the registered office service', alone: 'Registered office (domiciliation)' },
    fr: { of: 'du service de domiciliation', alone: 'Domiciliation (siège social)' },
  },
  secretaryCompany: {
    en: { inSentence: 'the company secretary service', alone: 'Company secretary' },
    fr: { of: 'du service de secrétariat de société', alone: 'Secrétariat de la société' },
  },
  anonymousShareholder: {
    en: { inSentence: 'the nominee shareholder service', alone: 'Nominee shareholder' },
    fr: { of: "du service d'actionnaire prête-nom", alone: 'Actionnaire prête-nom' },
  },
}

const serviceText = ({ en, fr }: ServiceNames, note?: Record<Language, string>) =>
  paymentReminder({ en: { ...en, line: `Service: ${en.alone}` }, fr: { ...fr, line: `Service : ${fr.alone}` } }, note)

// Who reads 'nominee' alone could think that nobody is declared.
const declaredOwner: Record<Language, string> = {
  en: 'A nominee holds the shares of the company for you. You stay declared as its beneficial owner (RBO).',
  fr: 'Un actionnaire prête-nom (nominee) détient les actions de la société pour vous. Vous restez déclaré comme bénéficiaire effectif (RBO).',
}

const product = '{{params.product}}'
const subscriptionText = paymentReminder({
  en: { inSentence: product, line: `Subscription: ${product}` },
  fr: { of: `de l'abonnement « ${product} »`, line: `Abonnement : ${product}` },
})

/** One text for each rule and for the first annual return, in both languages (REM-3, MAIL-10). */
export const reminderTexts: Record<ReminderRuleCode | 'FIRST_RETURN', Record<Language, Letter>> = {
  ANNUAL_RETURN: letters('everything', annualReturnText('later')),
  FIRST_RETURN: letters('everything', annualReturnText('first')),
  CORPORATION_TAX: letters('everything', corporationTaxText),
  TAX: letters('everything', taxText),
  DOMICILIATION: letters('payment', serviceText(serviceNames.domiciliation)),
  SECRETARY_COMPANY: letters('payment', serviceText(serviceNames.secretaryCompany)),
  ANONYMOUS_SHAREHOLDER: letters('payment', serviceText(serviceNames.anonymousShareholder, declaredOwner)),
  SUBSCRIPTION: letters('payment', subscriptionText),
  AML_REVIEW: letters('everything', reviewTexts),
  IDENTITY: letters('document', identityTexts),
}

// What the catalogue of a new firm has beside the recurring services. A product that the firm names itself keeps its name.
const frenchProducts: readonly [name: string, french: string][] = [
  ['Accounting', 'Comptabilité'],
  ['Payroll', 'Paie'],
  ['Annual return', 'Déclaration annuelle (annual return)'],
  ['Corporation tax return', 'Déclaration d’impôt sur les sociétés'],
  ['VAT registration', 'Immatriculation à la TVA'],
  ['Bank account opening', 'Ouverture de compte bancaire'],
  ['Change of director', 'Changement de directeur'],
  ['Fast creation', 'Création rapide'],
  ['Full pack', 'Pack complet'],
  ['Premium pack', 'Pack premium'],
  ['Real estate pack', 'Pack immobilier'],
  ...recurringServiceCodes.map((code): [string, string] => [code, serviceNames[code].fr.alone]),
]

const frenchByName = new Map(frenchProducts.map(([name, french]) => [comparableText(name), french]))

/** The name of a product as an email of a language writes it (REM-3). */
export const productName = (name: string, language: Language): string =>
  language === 'fr' ? (frenchByName.get(comparableText(name)) ?? name) : name
