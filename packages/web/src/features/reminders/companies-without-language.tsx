import { Button, Group, Paper, Text } from '@mantine/core'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { formatCount } from '@registrar/domain/shared/count-text'
import { type Language, languageNames, languages } from '@registrar/domain/shared/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useBulkAction } from '#features/bulk'
import { request } from '#lib/api'

const query = { language: 'none' } as const

const countQuery = queryOptions({
  queryKey: ['organizations', 'without-language'],
  queryFn: async ({ signal }) =>
    (await request(organizationsCalls.searchOrganizations, { body: { ...query, limit: 1 }, signal })).totalItems,
})

/** Asks once, when the first reminder is turned on, in which language the companies are written to that have none (REM-12). */
export const CompaniesWithoutLanguage = ({ onAnswer }: { onAnswer: () => void }) => {
  const { data: count = 0 } = useQuery(countQuery)
  const change = useBulkAction('organization', 'changed', count)
  if (count === 0) return null

  const choose = (language: Language) =>
    change.mutate({ action: 'update', query, values: { language } }, { onSuccess: onAnswer })

  return (
    <Paper p="sm" mb="sm" role="status">
      <Text size="sm">
        {formatCount(count)} {count === 1 ? 'company has' : 'companies have'} no language, and get reminders in English.
        Which language is theirs?
      </Text>
      <Group gap="xs" mt={6} role="group" aria-label="Language of companies without one">
        {languages.map((language) => (
          <Button
            key={language}
            size="compact-sm"
            variant="default"
            disabled={change.isPending}
            onClick={() => choose(language)}
          >
            {languageNames[language]}
          </Button>
        ))}
        <Button size="compact-sm" variant="subtle" onClick={onAnswer}>
          Leave it empty
        </Button>
      </Group>
    </Paper>
  )
}
