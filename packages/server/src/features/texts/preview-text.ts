import { fillPaper, paperTitle } from '@registrar/domain/documents/fill-paper'
import { withWording } from '@registrar/domain/documents/letter-wording'
import { papers } from '@registrar/domain/documents/papers'
import { originalSignup, signupTemplate } from '@registrar/domain/emails/numbered-templates'
import {
  type EmailContent,
  type EmailTemplate,
  filledTemplate,
  type TemplateParams,
  withParticulars,
} from '@registrar/domain/shared/email-template'
import { wordedEmail } from '@registrar/domain/shared/email-wording'
import { type EditableText, languagesOf, type Wording, wordingProblems } from '@registrar/domain/texts/editable-text'
import { emailTextKeys, joinedTextKey } from '@registrar/domain/texts/email-texts'
import { reminderTextKey } from '@registrar/domain/texts/reminder-text-key'
import { joinedReminders, originalJoined } from '@registrar/domain/reminders/joined-reminders'
import {
  originalReminder,
  reminderPart,
  reminderTemplate,
  reminderTextCodes,
} from '@registrar/domain/reminders/reminder-template'
import { editableLetters, letterTextKey } from '@registrar/domain/texts/letter-texts'
import { exampleLetterValues, exampleParams } from '@registrar/domain/texts/text-examples'
import type { TextPreviewBody } from '@registrar/domain/texts/text-record'
import type { TextPreview } from '@registrar/domain/texts/texts.calls'
import { today } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Db, Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import { readText, requireText } from './texts.queries.ts'

type Shown = { language: TextPreviewBody['language']; isLate: boolean; config: Config }

type Written = { language: TextPreviewBody['language']; params: TemplateParams }

// Two reminders stand for the parts of an email of several.
const joinedExample = (wording: Wording, { language, params }: Written): EmailTemplate => {
  const [company, firstname] = [params['company'] ?? null, params['firstname'] ?? null]
  const parts = (['CORPORATION_TAX', 'DOMICILIATION'] as const).map((rule) => ({
    ...reminderPart({ rule }, language, params),
    company,
    firstname,
  }))
  const words = { ...originalJoined[language], ...wording }
  return joinedReminders(parts, { language, brand: params['brand'] ?? '', wording: words })
}

const templateOf = (key: string, wording: Wording, { language, params }: Written): EmailTemplate => {
  if (key === emailTextKeys.signup) return signupTemplate(language, { ...originalSignup[language], ...wording }, params)
  if (key === joinedTextKey) return joinedExample(wording, { language, params })
  const code = reminderTextCodes.find((one) => reminderTextKey(one) === key)
  if (code) {
    const matter = code === 'FIRST_RETURN' ? ({ rule: 'ANNUAL_RETURN', isFirstReturn: true } as const) : { rule: code }
    return reminderTemplate(matter, language, params, { ...originalReminder(code, language), ...wording })
  }
  const said = { subject: wording['subject'] ?? '', body: wording['body'] ?? '' }
  return { ...wordedEmail(language, said, params), tag: '' }
}

const emailExample = (key: string, wording: Wording, { language, isLate, config }: Shown): EmailContent => {
  const day = { language, today: today(config.timeZone), papersDays: config.papersDays, isLate }
  const { brands, paymentDetails, uploadUrl, firmTelephone, finotorSignupUrl } = config
  const params: TemplateParams = {
    ...exampleParams(day),
    ...(finotorSignupUrl && { signupLink: finotorSignupUrl }),
    brand: brands.main,
    paymentDetails,
    uploadLink: uploadUrl,
    telephone: firmTelephone,
  }
  const template = templateOf(key, wording, { language, params })
  const { subject, textContent, htmlContent } = filledTemplate(template, params)
  return { subject, text: textContent, html: htmlContent }
}

const emailPreview = (key: string, wording: Wording, shown: Shown): TextPreview => ({
  ...withParticulars(emailExample(key, wording, shown), shown.config.mailSender.particulars),
  paper: null,
  letterhead: [],
  logo: null,
})

const letterPreview = (key: string, wording: Wording, { language, config }: Shown): TextPreview => {
  const name = editableLetters.find((letter) => letterTextKey(letter) === key)
  const paper = name && withWording(papers[name], { [language]: wording })
  if (!paper) throw new Error(`There is no letter of the text ${key}.`)

  const values = exampleLetterValues({ language, today: today(config.timeZone) }, config.letterhead[0] ?? null)
  const blocks = fillPaper(paper, values, {}, language)
  return {
    subject: null,
    text: null,
    html: null,
    paper: { title: paperTitle(paper, language), law: null, blocks: [...blocks] },
    letterhead: [...config.letterhead],
    logo: config.logo ?? null,
  }
}

const requireWording = (text: EditableText, { language, texts }: TextPreviewBody): void => {
  if (!languagesOf(text).includes(language))
    throw new Problem('VALIDATION_FAILED', 'This text does not have this language.', {
      fields: { language: 'This text does not have this language.' },
    })
  const problems = Object.entries(wordingProblems(text, { [language]: texts }))
  if (problems.length === 0) return
  // A preview has the words of one language.
  const fields = Object.fromEntries(problems.map(([path, problem]) => [path.replace(`.${language}`, ''), problem]))
  throw new Problem('VALIDATION_FAILED', Object.values(fields).join(' '), { fields })
}

const readWording = async (db: Db | Tx, key: string, body: TextPreviewBody) => {
  const text = requireText(key)
  requireWording(text, body)
  const { wordings } = await readText(db, key)
  return { text, wording: { ...wordings[body.language], ...body.texts } }
}

/**
 * How a text reads with an example company: in force, or with the words sent in place of its own. Nothing is stored.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED with `fields`
 */
export const previewText = async (db: Db, config: Config, key: string, body: TextPreviewBody): Promise<TextPreview> => {
  const { text, wording } = await readWording(db, key, body)
  const shown = { ...body, config }
  return text.kind === 'letter' ? letterPreview(key, wording, shown) : emailPreview(key, wording, shown)
}

/**
 * An email of a text with an example company, without the particulars that every email ends with, and the label of the text.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED with `fields`, also for a letter
 */
export const exampleEmail = async (
  db: Db | Tx,
  config: Config,
  key: string,
  body: TextPreviewBody,
): Promise<EmailContent & { label: string }> => {
  const { text, wording } = await readWording(db, key, body)
  if (text.kind === 'letter')
    throw new Problem('VALIDATION_FAILED', 'A letter is not sent by email.', {
      fields: { key: 'A letter is not sent by email.' },
    })
  return { ...emailExample(key, wording, { ...body, config }), label: text.label }
}
