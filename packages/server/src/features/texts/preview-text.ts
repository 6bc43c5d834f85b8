import { fillPaper, paperTitle } from '@registrar/domain/documents/fill-paper'
import { withWording } from '@registrar/domain/documents/letter-wording'
import { papers } from '@registrar/domain/documents/papers'
import { originalSignup, signupTemplate } from '@registrar/domain/emails/numbered-templates'
import {
  type EmailTemplate,
  filledTemplate,
  type TemplateParams,
  withParticulars,
} from '@registrar/domain/shared/email-template'
import { wordedEmail } from '@registrar/domain/shared/email-wording'
import { type EditableText, languagesOf, type Wording, wordingProblems } from '@registrar/domain/texts/editable-text'
import { emailTextKeys, joinedTextKey, reminderTextKey } from '@registrar/domain/texts/email-texts'
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
import type { Db } from '#platform/database/database'
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

const emailPreview = (key: string, wording: Wording, { language, isLate, config }: Shown): TextPreview => {
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
  const { text, html } = withParticulars({ text: textContent, html: htmlContent }, config.mailSender.particulars)
  return { subject, text, html, paper: null, letterhead: [] }
}

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

/**
 * How a text reads with an example company: in force, or with the words sent in place of its own. Nothing is stored.
 * @throws Problem NOT_FOUND, VALIDATION_FAILED with `fields`
 */
export const previewText = async (db: Db, config: Config, key: string, body: TextPreviewBody): Promise<TextPreview> => {
  const text = requireText(key)
  requireWording(text, body)
  const { wordings } = await readText(db, key)
  const { language, texts, isLate } = body
  const wording = { ...wordings[language], ...texts }
  const shown = { language, isLate, config }
  return text.kind === 'letter' ? letterPreview(key, wording, shown) : emailPreview(key, wording, shown)
}
