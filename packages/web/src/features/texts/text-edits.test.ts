import { expect, it } from 'vitest'
import { editsOfVersion, shownWords, withEdit, withVariable } from './text-edits.ts'

const texts = {
  en: { subject: 'Hello', body: 'Dear {firstname}' },
  fr: { subject: 'Bonjour', body: 'Cher {firstname}' },
}

it('what is typed is an edit until it reads as before (TEXT-4)', () => {
  const typed = withEdit({ texts, edits: {} }, 'fr', 'subject', 'Salut')
  expect(typed).toEqual({ fr: { subject: 'Salut' } })
  expect(shownWords(texts, typed, 'fr')).toEqual({ subject: 'Salut', body: 'Cher {firstname}' })
  expect(shownWords(texts, typed, 'en')).toEqual(texts.en)
  expect(withEdit({ texts, edits: typed }, 'fr', 'subject', 'Bonjour')).toEqual({})
})

it('the words of an earlier version are edits of what differs (TEXT-6)', () => {
  expect(editsOfVersion(texts, { en: { subject: 'Hi', body: 'Dear {firstname}' } })).toEqual({ en: { subject: 'Hi' } })
  expect(editsOfVersion(texts, texts)).toEqual({})
})

it('a variable is put in the place of what is selected, with the caret after it (TEXT-2)', () => {
  expect(withVariable('Dear you, hello', 'firstname', { start: 5, end: 8 })).toEqual({
    words: 'Dear {firstname}, hello',
    caret: 16,
  })
})
