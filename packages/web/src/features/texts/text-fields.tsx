import { SimpleGrid, Stack, Textarea } from '@mantine/core'
import type { Language } from '@registrar/domain/shared/language'
import type { TextRecord } from '@registrar/domain/texts/text-record'
import { Section } from '#ui/section'
import { languageNames } from '@registrar/domain/shared/language'

/** The field that had the focus last, where a variable is put in. */
export type LastField = { language: Language; part: string; input: HTMLTextAreaElement }

type Props = {
  text: TextRecord
  wordsOf: (language: Language, part: string) => string
  problems: Readonly<Record<string, string>>
  onType: (language: Language, part: string, words: string) => void
  onFocus: (field: LastField) => void
}

const MIN_ROWS = 4

/** The parts of a text, both languages side by side (TEXT-2). */
export const TextFields = ({ text: { parts, languages }, wordsOf, problems, onType, onFocus }: Props) => (
  <Section title="Words">
    <Stack gap="lg">
      {parts.map(({ key, label, isLong, hint }) => (
        <SimpleGrid key={key} cols={{ base: 1, sm: languages.length }} spacing="sm" verticalSpacing="sm">
          {languages.map((language) => (
            <Textarea
              key={language}
              label={languages.length > 1 ? `${label}, ${languageNames[language]}` : label}
              {...(hint !== null && { description: hint })}
              lang={language}
              autosize
              minRows={isLong ? MIN_ROWS : 1}
              maxRows={24}
              maxLength={20_000}
              value={wordsOf(language, key)}
              error={problems[`texts.${language}.${key}`]}
              onChange={(event) => onType(language, key, event.currentTarget.value)}
              onFocus={(event) => onFocus({ language, part: key, input: event.currentTarget })}
            />
          ))}
        </SimpleGrid>
      ))}
    </Stack>
  </Section>
)
