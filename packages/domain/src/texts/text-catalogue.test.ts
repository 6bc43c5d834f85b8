import { describe, expect, it } from 'vitest'
import { filledTemplate } from '../shared/email-template.ts'
import { wordedEmail } from '../shared/email-wording.ts'
import { differingWordings, languagesOf, wordingProblems, wordingsInForce } from './editable-text.ts'
import { textCatalogue, textKeys } from './text-catalogue.ts'
import { exampleParams } from './text-examples.ts'

const textOf = (key: string) => {
  const text = textCatalogue[key]
  if (!text) throw new Error(`no text ${key}`)
  return text
}

describe.each(textKeys)('%s', (key) => {
  const text = textOf(key)

  it('has original words that are accepted, in each part and language (TEXT-1, TEXT-3)', () => {
    expect(wordingProblems(text, text.originals)).toEqual({})
    for (const language of languagesOf(text))
      expect(Object.keys(text.originals[language] ?? {})).toEqual(text.parts.map((part) => part.key))
  })

  it('stores nothing while its words are the original ones (TEXT-4)', () => {
    expect(differingWordings(text, text.originals)).toEqual({})
    expect(wordingsInForce(text, {})).toEqual(text.originals)
  })
})

const emails = textKeys.filter((key) => textOf(key).kind !== 'letter')

it.each(emails.flatMap((key) => languagesOf(textOf(key)).map((language) => [key, language] as const)))(
  '%s in %s leaves no variable of the example unfilled (TEXT-5)',
  (key, language) => {
    for (const isLate of [false, true]) {
      const values = {
        ...exampleParams({ language, today: '2026-11-26', papersDays: 14, isLate }),
        brand: 'Registrar',
        count: '2',
        companies: '1',
      }
      const wording = textOf(key).originals[language] ?? {}
      const part = (name: string) => wording[name] ?? ''
      const said = {
        subject: [part('subject'), part('severalSubject'), part('lateSubject')][isLate ? 2 : 0] || part('subject'),
        body: [part('opening'), (isLate && part('lateBody')) || part('body'), part('closing')].join('\n\n'),
      }
      const email = filledTemplate({ ...wordedEmail(language, said, values), tag: '' }, values)
      const all = `${email.subject}\n${email.textContent}\n${email.htmlContent.replace(/<style>[^]*<\/style>/, '')}`
      expect(all).not.toMatch(/\{|\}|undefined|\[or\]/)
    }
  },
)

const general = textOf('email-reminder')

it.each([
  [{ en: { body: '  ' } }, { 'texts.en.body': 'This is required.' }],
  [{ en: { body: 'Hello {firstName}' } }, { 'texts.en.body': expect.stringContaining('no variable {firstName}') }],
  [{ en: { body: 'Hello {{params.firstname}}' } }, { 'texts.en.body': expect.any(String) }],
  [{ fr: { subject: 'Bonjour {firstname' } }, { 'texts.fr.subject': expect.stringContaining('brace') }],
  [{ en: { headline: 'Hello' } }, { 'texts.en.headline': 'This text has no such part.' }],
])('%j is refused (TEXT-3)', (sent, problems) => {
  expect(wordingProblems(general, sent)).toEqual(problems)
})

it('a language that a text does not have, and a text without what it needs, are refused (TEXT-3)', () => {
  expect(wordingProblems(textOf('form-confirmation'), { en: { body: 'Hello {reference}' } })).toEqual({
    'texts.en': 'This text has no English words.',
  })
  expect(wordingProblems(textOf('email-signup'), { en: { body: 'Hello' } })).toEqual({
    'texts.en.body': 'This needs {signupLink}.',
  })
})

it('stored words that this version does not accept count as not stored (TEXT-4)', () => {
  const stored = { en: { subject: 'Mine', body: 'Hello {gone}', other: 'x' } }
  expect(wordingsInForce(general, stored).en).toEqual({ ...general.originals.en, subject: 'Mine' })
})

it('lines, wordings and paragraphs are chosen by what is known (TEXT-2)', () => {
  const wording = {
    subject: 'Pay {amount}\nPay',
    body: 'To {company}\nAmount: {amount}\n\nBy {dueDate}\n[or]\nSoon\n\nPeriod {period}',
  }
  const read = (values: Record<string, string>) => {
    const { subject, textContent } = filledTemplate({ ...wordedEmail('en', wording, values), tag: '' }, values)
    return [subject, textContent]
  }
  expect(read({ company: 'A', amount: '€5', dueDate: '1 May' })).toEqual(['Pay €5', 'To A\nAmount: €5\n\nBy 1 May\n'])
  expect(read({ company: 'A' })).toEqual(['Pay', 'To A\n\nSoon\n'])
})
