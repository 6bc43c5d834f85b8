import { type RecurringServiceCode, recurringServiceCodes } from '../organizations/services/recurring-services.ts'
import { comparableText } from '../shared/fold-text.ts'
import type { Language } from '../shared/language.ts'
import { annualReturnText } from './annual-return-text.ts'
import { corporationTaxText } from './corporation-tax-text.ts'
import { identityTexts, reviewTexts } from './document-texts.ts'
import { paymentReminder } from './payment-reminder.ts'
import type { ReminderRuleCode } from './reminder-rule.ts'
import { letters, type ReminderText } from './reminder-text.ts'

type ServiceNames = Record<Language, { inSentence: string; alone: string }>

const serviceNames: Record<RecurringServiceCode, ServiceNames> = {
  domiciliation: {
    en: { inSentence: 'the registered office service', alone: 'Registered office (domiciliation)' },
    fr: { inSentence: 'le service de domiciliation', alone: 'Domiciliation (siège social)' },
  },
  secretaryCompany: {
    en: { inSentence: 'the company secretary service', alone: 'Company secretary' },
    fr: { inSentence: 'le service de société secrétaire', alone: 'Société secrétaire' },
  },
  anonymousShareholder: {
    en: { inSentence: 'the anonymous shareholder service', alone: 'Anonymous shareholder' },
    fr: { inSentence: "le service d'actionnaire anonyme", alone: 'Actionnaire anonyme' },
  },
}

const serviceText = ({ en, fr }: ServiceNames) =>
  paymentReminder({ en: { ...en, line: `Service: ${en.alone}` }, fr: { ...fr, line: `Service : ${fr.alone}` } })

const product = '{{params.product}}'
const subscriptionText = paymentReminder({
  en: { inSentence: product, line: `Subscription: ${product}` },
  fr: { inSentence: product, line: `Abonnement : ${product}` },
})

/** One text for each rule and for the first annual return, in both languages (REM-3, MAIL-10). */
export const reminderTexts: Record<ReminderRuleCode | 'FIRST_RETURN', Record<Language, ReminderText>> = {
  ANNUAL_RETURN: letters('everything', annualReturnText('later')),
  FIRST_RETURN: letters('everything', annualReturnText('first')),
  CORPORATION_TAX: letters('everything', corporationTaxText),
  DOMICILIATION: letters('payment', serviceText(serviceNames.domiciliation)),
  SECRETARY_COMPANY: letters('payment', serviceText(serviceNames.secretaryCompany)),
  ANONYMOUS_SHAREHOLDER: letters('payment', serviceText(serviceNames.anonymousShareholder)),
  SUBSCRIPTION: letters('payment', subscriptionText),
  AML_REVIEW: letters('everything', reviewTexts),
  IDENTITY: letters('document', identityTexts),
}

/** The name of a product as an email of a language writes it: in French, a recurring service has a French name. */
export const productName = (name: string, language: Language): string => {
  const service = recurringServiceCodes.find((code) => comparableText(code) === comparableText(name))
  return service && language === 'fr' ? serviceNames[service].fr.alone : name
}
