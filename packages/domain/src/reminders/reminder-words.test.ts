import { expect, it } from 'vitest'
import { languages } from '../shared/language.ts'
import { reminderTexts } from './reminder-texts.ts'

/** Words that read as translated, as a threat, or that the rest of the house says otherwise. */
const unwanted = {
  en: /set this message aside|to file by|was to be filed|\bwe tell you|hold of you|\bpapers\b|anonymous/i,
  fr: /associé|\bparts?\b(?! (?:de|ci-dessous))|a \S+ jours? de retard\b|est due le|avons de vous|avant le\b|ne pouvons plus|déposée aujourd|anonyme/i,
}

it.each(languages)('no reminder in %s says what the table of words forbids (MAIL-21)', (language) => {
  const all = JSON.stringify(Object.values(reminderTexts).map((texts) => texts[language]))
  expect(all.replaceAll(/\{\{params\.\w+\}\}/g, '')).not.toMatch(unwanted[language])
})
