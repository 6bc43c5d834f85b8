import type { TemplateRequest } from '@registrar/domain/emails/email'
import { ruleOfKind } from '@registrar/domain/reminders/reminder-kind'
import { originalReminder, reminderTemplate } from '@registrar/domain/reminders/reminder-template'
import { emailTextKeys, reminderTextKey } from '@registrar/domain/texts/email-texts'
import {
  generalReminderTemplate,
  numberedTemplate,
  originalGeneralReminder,
  originalSignup,
  signupTemplate,
} from '@registrar/domain/emails/numbered-templates'
import type { EmailTemplate, TemplateParams } from '@registrar/domain/shared/email-template'
import type { Brand } from '@registrar/domain/shared/brand'
import type { Language } from '@registrar/domain/shared/language'
import { typedEurosIn } from '@registrar/domain/shared/money'
import { readText } from '#features/texts'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { notFound } from '#platform/problem'
import { findRemindedOrganization, type Reminded, readReminderFacts } from './reminded-organization.queries.ts'

/** A template and the values that fill it; `values` undefined: it is shown as it is. */
export type ChosenTemplate = {
  template: EmailTemplate
  values: TemplateParams | undefined
  organization: Reminded | undefined
}

const isGiven = ([, value]: [string, string | null | undefined]) => Boolean(value?.trim())

type Writing = { language: Language; config: Config; brand: Brand }

// What the client gives replaces what the records say. A template is shown unfilled when neither is asked for.
const valuesOf = (
  { params, organizationId }: TemplateRequest,
  facts: TemplateParams,
  { language, config, brand }: Writing,
): TemplateParams | undefined => {
  if (params === undefined && organizationId === undefined) return undefined

  const given = Object.fromEntries(Object.entries(params ?? {}).filter(isGiven))
  return {
    ...facts,
    // A day that the client gives may be another one than the day that the record is late by.
    ...(given['dueDate'] && { daysLate: '', papersDate: '' }),
    ...given,
    ...(given['amount'] && { amount: typedEurosIn(given['amount'], language) }),
    signupLink: given['signupLink']?.trim() || config.finotorSignupUrl,
    paymentDetails: config.paymentDetails,
    uploadLink: config.uploadUrl,
    telephone: config.firmTelephone,
    brand: config.brands[brand],
  }
}

/** @throws Problem NOT_FOUND */
const requireNumbered = (templateId: number) => {
  const numbered = numberedTemplate(templateId)
  if (!numbered) throw notFound('email template')
  return numbered
}

const languageOf = (templateId: number | undefined, organization: Reminded | undefined): Language => {
  if (templateId !== undefined) return requireNumbered(templateId).language
  return organization?.language === 'en' ? 'en' : 'fr'
}

const readNumbered = async (
  db: Db | Tx,
  { purpose, language }: ReturnType<typeof requireNumbered>,
  values: TemplateParams | undefined,
): Promise<EmailTemplate> => {
  const { wordings } = await readText(db, emailTextKeys[purpose])
  return purpose === 'signup'
    ? signupTemplate(language, { ...originalSignup[language], ...wordings[language] }, values)
    : generalReminderTemplate(language, { ...originalGeneralReminder[language], ...wordings[language] }, values)
}

/**
 * The template that a request names: a numbered one (MAIL-1), or that of a kind of reminder, with what is known of the
 * organization (MAIL-10). Both greet its director (ORG-26).
 * @throws Problem NOT_FOUND for the template or the organization
 */
export const chooseEmailTemplate = async (
  db: Db | Tx,
  request: TemplateRequest,
  config: Config,
): Promise<ChosenTemplate> => {
  const { kind, templateId, organizationId } = request
  const organization = organizationId === undefined ? undefined : await findRemindedOrganization(db, organizationId)
  const brand = organization?.brand ?? 'main'
  const greeting = { firstname: organization?.directorFirstName }

  if (kind === undefined) {
    const numbered = requireNumbered(templateId ?? 0)
    const values = valuesOf(request, greeting, { language: numbered.language, config, brand })
    return { template: await readNumbered(db, numbered, values), values, organization }
  }

  const language = languageOf(templateId, organization)
  const day = { language, today: today(config.timeZone), papersDays: config.papersDays }
  const facts = organization ? await readReminderFacts(db, kind, organization, day) : {}
  const values = valuesOf(request, { ...greeting, ...facts }, { language, config, brand })
  const rule = ruleOfKind[kind]
  const { wordings } = await readText(db, reminderTextKey(rule))
  const wording = { ...originalReminder(rule, language), ...wordings[language] }

  return { template: reminderTemplate({ rule }, language, values, wording), values, organization }
}
