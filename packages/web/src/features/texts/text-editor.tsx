import { Button, Group, Stack, Text } from '@mantine/core'
import type { Language } from '@registrar/domain/shared/language'
import type { TextRecord } from '@registrar/domain/texts/text-record'
import { useRef, useState } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { confirm } from '#ui/confirm'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Section } from '#ui/section'
import { editsOfVersion, shownWords, type TextEdits, withEdit, withVariable } from './text-edits.ts'
import { type LastField, TextFields } from './text-fields.tsx'
import { TextPreview } from './text-preview.tsx'
import { TextVersions } from './text-versions.tsx'
import { useResetText, useUpdateText } from './texts.api.ts'

type VariablesProps = { variables: TextRecord['variables']; onInsert: (name: string) => void }

/** The variables of a text with what they mean; a click puts one in at the caret (TEXT-2). */
const Variables = ({ variables, onInsert }: VariablesProps) => (
  <Section title="Variables">
    <Text size="sm" c="dimmed">
      Click into a field, then on a variable.
    </Text>
    <Group gap="xs">
      {variables.map(({ name, meaning }) => (
        <Button key={name} size="compact-sm" variant="default" title={meaning} onClick={() => onInsert(name)}>
          {`{${name}}`}
        </Button>
      ))}
    </Group>
    <Text component="ul" size="sm" m={0} pl="md">
      {variables.map(({ name, meaning }) => (
        <li key={name}>{`{${name}}: ${meaning}`}</li>
      ))}
    </Text>
  </Section>
)

const fieldsOf = (error: unknown): Record<string, string> => (error instanceof ApiProblem && error.fields) || {}

const useTextEditor = (text: TextRecord) => {
  const [edits, setEdits] = useState<TextEdits>({})
  // The version that the first edit was made on: what a colleague has changed since is not overwritten.
  const [version, setVersion] = useState(text.version)
  const [refusalCount, setRefusalCount] = useState(0)
  const update = useUpdateText(text.key)
  const isDirty = Object.keys(edits).length > 0

  const change = (next: TextEdits) => {
    if (!isDirty) setVersion(text.version)
    setEdits(next)
  }
  const submit = () =>
    update.mutate(
      { texts: edits, version },
      { onSuccess: () => setEdits({}), onError: () => setRefusalCount((count) => count + 1) },
    )

  return {
    edits,
    change,
    problems: fieldsOf(update.error),
    form: { isDirty, isSaving: update.isPending, submit: () => isDirty && submit(), refusalCount },
  }
}

/** Edits the words of a text: parts in both languages, variables, live preview, the original words and versions (TEXT-2, TEXT-4, TEXT-5). */
export const TextEditor = ({ text }: { text: TextRecord }) => {
  const { edits, change, problems, form } = useTextEditor(text)
  const reset = useResetText(text.key)
  const lastField = useRef<LastField>(undefined)
  const wordsOf = (language: Language, part: string) => shownWords(text.texts, edits, language)[part] ?? ''
  const type = (language: Language, part: string, words: string) =>
    change(withEdit({ texts: text.texts, edits }, language, part, words))

  const insert = (name: string) => {
    const field = lastField.current
    if (!field) return
    const { language, part, input } = field
    const selection = { start: input.selectionStart, end: input.selectionEnd }
    const { words, caret } = withVariable(wordsOf(language, part), name, selection)
    type(language, part, words)
    input.focus()
    requestAnimationFrame(() => input.setSelectionRange(caret, caret))
  }

  const askAndReset = async () => {
    const question = {
      title: 'Back to the original words?',
      message:
        'Both languages go back to the words that the product came with. The version in force stays in the list.',
      confirmLabel: 'Back to the original',
    }
    if (await confirm(question)) reset.mutate(undefined, { onSuccess: () => change({}) })
  }

  return (
    <RecordFormFrame form={form} saveLabel="Save">
      <TextFields
        text={text}
        wordsOf={wordsOf}
        problems={problems}
        onType={type}
        onFocus={(field) => {
          lastField.current = field
        }}
      />
      <Variables variables={text.variables} onInsert={insert} />
      <TextPreview text={text} edits={edits} />
      <Stack gap="sm">
        <TextVersions text={text} onUse={(texts) => change(editsOfVersion(text.texts, texts))} />
        <Group>
          <Button
            variant="default"
            disabled={!text.isChanged}
            loading={reset.isPending}
            onClick={() => void askAndReset()}
          >
            Back to the original
          </Button>
        </Group>
      </Stack>
    </RecordFormFrame>
  )
}
