import { expect, it } from 'vitest'
import { chooseTemplate } from './template-choice.ts'

it.each([
  ['reminder', 'fr', 1],
  ['reminder', 'en', 2],
  ['reminder', null, 1],
  ['signup', 'fr', 6],
  ['signup', 'en', 7],
  ['signup', null, 6],
] as const)('a %s in the language %s is template %i (MAIL-1)', (purpose, language, templateId) => {
  expect(chooseTemplate(purpose, language)).toBe(templateId)
})
