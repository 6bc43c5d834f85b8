import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { registerLaw, registerTable, registerTexts } from '@registrar/domain/registers/register-texts'
import { type RegisterName, registerNames } from '@registrar/domain/registers/registers'
import { formatCount } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { OwnershipSection } from '#features/ownership'
import { today } from '#lib/clock'
import { errorMessage } from '#lib/error-message'
import { useListState } from '#lib/list-state'
import { PlainTable } from '#ui/plain-table'
import { usePhone } from '#lib/use-phone'
import { Section } from '#ui/section'
import { Empty, Failed, Loading } from '#ui/states'
import { DownloadLinks } from '#ui/download-links'
import { UnprintableLetters } from '#ui/unprintable-letters'
import { DateField } from '#ui/date-field'
import { registerAddresses, registerQuery } from './registers.api.ts'

/** The day on which registers and owners are looked at. */
const AsAtField = ({ value, onChange }: { value: IsoDate; onChange: (day: IsoDate) => void }) => (
  <DateField label="As at" value={value} onEntry={(day) => day && onChange(day)} clearable={false} w={150} />
)

const route = getRouteApi('/staff/organization/$id/{-$tab}')

const labels: Record<RegisterName, string> = {
  officers: 'Directors and secretaries',
  members: 'Members',
  interests: 'Interests',
  owners: 'Beneficial owners',
}

const RegisterTable = ({ id, register, asAt }: { id: string; register: RegisterName; asAt: string }) => {
  const { data, error, refetch } = useQuery(registerQuery(id, register, asAt))
  if (!data) return error ? <Failed message={errorMessage(error)} onRetry={() => void refetch()} /> : <Loading />
  if (data.data.length === 0) return <Empty>No entries on this day</Empty>

  const { header, rows } = registerTable(register, data.data as Parameters<typeof registerTable>[1])
  return (
    <>
      <UnprintableLetters letters={data.unprintable} />
      <PlainTable label="Entries" headings={header.map((label) => ({ label }))}>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={header[column]}>{typeof cell === 'number' ? formatCount(cell) : cell}</td>
            ))}
          </tr>
        ))}
      </PlainTable>
    </>
  )
}

/** The registers of a company as at any day, and who owns it (OWN-9). */
export const RegistersTab = ({ organizationId }: { organizationId: string }) => {
  const { values, set } = useListState(route.useSearch())
  const { register = 'officers', asAt = today() } = values
  const { title } = registerTexts[register]
  // On a phone the switch has two lines, which a border between two entries would cross.
  const isPhone = usePhone()

  return (
    <Stack gap="md">
      <Group align="flex-end" gap="md">
        <SegmentedControl
          withItemsBorders={!isPhone}
          aria-label="Register"
          data={registerNames.map((value) => ({ value, label: labels[value] }))}
          value={register}
          onChange={(chosen) => set({ register: chosen })}
          style={{ maxWidth: '100%', overflowX: 'auto' }}
        />
        <AsAtField value={asAt} onChange={(day) => set({ asAt: day })} />
        <DownloadLinks what={title} addresses={registerAddresses(organizationId, register, asAt)} />
      </Group>
      <Section title={title}>
        <Text size="xs" c="dimmed">
          {registerLaw(register, asAt)}
        </Text>
        <RegisterTable id={organizationId} register={register} asAt={asAt} />
      </Section>
      <OwnershipSection organizationId={organizationId} asAt={asAt} />
    </Stack>
  )
}
