import { Anchor, Badge, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { textKindNames, textKinds } from '@registrar/domain/texts/editable-text'
import type { TextRow } from '@registrar/domain/texts/text-record'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { displayInstant } from '#lib/clock'
import { usePageTitle } from '#lib/page-title'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { textListQuery } from './texts.api.ts'

const changeText = ({ changedAt, changedBy }: TextRow): string =>
  `${displayInstant(changedAt)}, ${changedBy?.name ?? 'Unknown user'}`

const Row = ({ row }: { row: TextRow }) => (
  <li>
    <Group gap="xs" wrap="wrap">
      <Anchor component={Link} to={`/settings/texts/${row.key}`}>
        {row.label}
      </Anchor>
      {row.isChanged && <Badge variant="light">Changed</Badge>}
    </Group>
    <Text size="sm" c="dimmed">
      {[row.purpose, row.changedAt !== null && changeText(row)].filter(Boolean).join(' · ')}
    </Text>
  </li>
)

/** The texts that administrators edit, by kind (TEXT-1). */
export const TextList = () => {
  usePageTitle('Texts')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const query = useQuery(textListQuery(search.trim()))

  return (
    <Stack gap="md" maw={960}>
      <Title order={1}>Texts</Title>
      <Text c="dimmed">
        The words of emails to clients, of the emails of the form, and of letters, in both languages. Papers that the
        law asks for, and emails about accounts, are not edited.
      </Text>
      <TextInput
        type="search"
        aria-label="Search texts"
        placeholder="Search the words of texts"
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryResult query={query} failureMessage="Error fetching the texts" empty="No text has these words">
        {(rows) =>
          textKindNames
            .filter((kind) => rows.some((row) => row.kind === kind))
            .map((kind) => (
              <Section key={kind} title={textKinds[kind]}>
                <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
                  {rows
                    .filter((row) => row.kind === kind)
                    .map((row) => (
                      <Row key={row.key} row={row} />
                    ))}
                </Stack>
              </Section>
            ))
        }
      </QueryResult>
    </Stack>
  )
}
