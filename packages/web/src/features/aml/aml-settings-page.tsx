import { Badge, Group, Stack, Switch, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { LoadedLists } from '#features/sanctions'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { amlSettingsQuery, riskCountriesQuery, useUpdateAmlSettings } from './aml-versions.api.ts'

const SuspicionSection = () => {
  const { data, error, refetch } = useQuery(amlSettingsQuery)
  const update = useUpdateAmlSettings()
  const mayChange = useMay(amlCalls.updateAmlSettings)
  if (!data)
    return error ? <Failed message="Error fetching the settings" onRetry={() => void refetch()} /> : <Loading />

  return (
    <Section title="Suspicion">
      <Stack gap="xs">
        <Switch
          label="Only AML officers and administrators see the answers about suspicion"
          description={mayChange ? undefined : 'Administrators change this.'}
          checked={data.restrictSuspicion}
          disabled={!mayChange || update.isPending}
          onChange={(event) => update.mutate({ restrictSuspicion: event.currentTarget.checked })}
        />
        <Text size="sm" c="dimmed">
          Recommended: the law forbids telling a client of a suspicion (Criminal Justice Act 2010, s. 49), and who does
          not know of it cannot tell. Nobody else reads or writes these answers then: on the record, in the history, in
          signed files and in files that are exported.
        </Text>
      </Stack>
    </Section>
  )
}

const CountriesSection = () => {
  const { data, error, refetch } = useQuery(riskCountriesQuery)
  if (!data)
    return error ? <Failed message="Error fetching the countries" onRetry={() => void refetch()} /> : <Loading />

  // The list that is shipped names no days.
  const hasDays = data.countries.some(({ from, to }) => from !== null || to !== null)
  return (
    <Section title="High-risk third countries">
      <Group gap="sm">
        <Text size="sm">
          List of {displayDate(data.day)}, {data.fileName ?? 'as shipped: to be checked by the firm'}
        </Text>
        {data.isOld && (
          <Badge bg="var(--app-amber-soft)" c="var(--app-amber-badge)" tt="none">
            Older than a year: load the list of today
          </Badge>
        )}
      </Group>
      <PlainTable
        label="Countries"
        headings={[{ label: 'Country' }, ...(hasDays ? [{ label: 'From' }, { label: 'To' }] : [])]}
      >
        {data.countries.map(({ country, from, to }) => (
          <tr key={country}>
            <td>{country}</td>
            {hasDays && <td>{from && displayDate(from)}</td>}
            {hasDays && <td>{to && displayDate(to)}</td>}
          </tr>
        ))}
      </PlainTable>
    </Section>
  )
}

/** What the firm sets about its AML files, and the lists that clients are compared with (AML-21, AML-23, SANC-1). */
export const AmlSettingsPage = () => {
  usePageTitle('AML settings')

  return (
    <Stack gap="md">
      <Title order={1}>AML settings</Title>
      <SuspicionSection />
      <CountriesSection />
      <LoadedLists />
    </Stack>
  )
}
