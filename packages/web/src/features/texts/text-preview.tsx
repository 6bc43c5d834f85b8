import { Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { useDebouncedValue } from '@mantine/hooks'
import type { Language } from '@registrar/domain/shared/language'
import type { TextRecord } from '@registrar/domain/texts/text-record'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PaperBlocks } from '#features/documents'
import { TestEmailButton } from '#features/emails'
import { errorMessage } from '#lib/error-message'
import { InItsLanguage } from '#ui/in-its-language'
import { Section } from '#ui/section'
import { Loading } from '#ui/states'
import type { TextEdits } from './text-edits.ts'
import { textPreviewQuery } from './texts.api.ts'
import { languageNames } from '@registrar/domain/shared/language'

const days = [
  { value: 'until', label: 'Until the day' },
  { value: 'after', label: 'After the day' },
]

/** How a text reads with an example company, as it is typed (TEXT-5). */
export const TextPreview = ({ text, edits }: { text: TextRecord; edits: TextEdits }) => {
  const [chosen, setChosen] = useState<Language>()
  const [day, setDay] = useState('until')
  const language = chosen ?? text.languages[0] ?? 'en'
  const [texts] = useDebouncedValue(edits[language] ?? {}, 400)
  const hasDays = text.parts.some(({ key }) => key === 'lateBody')
  const shown = { language, texts: { ...texts }, isLate: day === 'after' }
  const query = useQuery(textPreviewQuery(text.key, shown))
  const { data, error } = query

  return (
    <Section title="Preview">
      <Group gap="sm">
        {text.languages.length > 1 && (
          <SegmentedControl
            aria-label="Language of the preview"
            data={text.languages.map((value) => ({ value, label: languageNames[value] }))}
            value={language}
            onChange={(value) => setChosen(value)}
          />
        )}
        {hasDays && <SegmentedControl aria-label="Day of the preview" data={days} value={day} onChange={setDay} />}
      </Group>
      {error && (
        <Text role="alert" size="sm" c="red">
          {errorMessage(error)}
        </Text>
      )}
      {!data && !error && <Loading />}
      {data && data.html !== null && (
        <Stack gap="xs">
          <Text fw={500}>
            <InItsLanguage text={data.subject ?? ''} language={language} />
          </Text>
          <iframe
            title="Preview of the email"
            sandbox=""
            srcDoc={data.html}
            style={{ width: '100%', height: 480, border: '1px solid var(--app-line)', background: '#fff' }}
          />
          <TestEmailButton tested={{ key: text.key, ...shown }} />
        </Stack>
      )}
      {data?.paper && (
        <Paper withBorder p="md" lang={language} mah={600} style={{ overflow: 'auto' }} tabIndex={0}>
          {data.logo && <img src={data.logo} alt="Logo" style={{ float: 'right', maxWidth: 200, maxHeight: 60 }} />}
          {data.letterhead.map((line) => (
            <Text key={line} size="sm" c="dimmed">
              {line}
            </Text>
          ))}
          <PaperBlocks paper={data.paper} />
        </Paper>
      )}
    </Section>
  )
}
