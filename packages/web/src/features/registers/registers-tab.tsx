import { Group, List, Select, Stack, Switch, Text } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { missingText } from '@registrar/domain/registers/missing-facts'
import { hasShares } from '@registrar/domain/organizations/company-type'
import { registerTable } from '@registrar/domain/registers/register-table'
import { registerLaw, registerTexts } from '@registrar/domain/registers/register-texts'
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
import { Section } from '#ui/section'
import { Empty, Failed, Loading } from '#ui/states'
import { DownloadLinks } from '#ui/download-links'
import { UnprintableLetters } from '#ui/unprintable-letters'
import { DateField } from '#ui/date-field'
import { enteredRegister, RegisterEntries } from './register-entries.tsx'
import { registerAddresses, type RegisterView, registerQuery } from './registers.api.ts'
import { Notice } from '#ui/notice'

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
  allotmentsAndTransfers: 'Allotments and transfers',
  certificates: 'Certificates',
  charges: 'Charges',
  seal: 'Seal',
  contracts: 'Interests in contracts',
}

type Missing = Parameters<typeof missingText>[0]

/** What a register lacks: without it, it is no true extract. */
const MissingNotice = ({ missing }: { missing: readonly Missing[] }) =>
  missing.length > 0 && (
    <div>
      <Notice>Not on record, so the print is no true extract:</Notice>
      <List size="sm" mt={4} style={{ overflowWrap: 'anywhere' }} aria-label="Not on record">
        {missing.map((facts) => (
          <List.Item key={missingText(facts)}>{missingText(facts)}</List.Item>
        ))}
      </List>
    </div>
  )

// The distinguishing numbers of shares are text, the other numbers are numbers.
const cellText = (cell: string | number | null, heading: string | undefined) => {
  if (typeof cell === 'number') return formatCount(cell)
  return heading === 'Numbers' ? cell?.replaceAll(/\d+/g, (number) => formatCount(Number(number))) : cell
}

type Company = { companyType: string | null | undefined }
type TableProps = { id: string } & Company & RegisterView

const RegisterTable = ({ id, companyType, ...view }: TableProps) => {
  const { data, error, refetch } = useQuery(registerQuery(id, view))
  if (!data) return error ? <Failed message={errorMessage(error)} onRetry={() => void refetch()} /> : <Loading />

  const { header, rows } = registerTable(view.register, data.data, {
    asAt: view.asAt,
    isWithoutShares: !hasShares(companyType),
  })
  const entered = enteredRegister(view.register)
  // What only staff enter is one list, to be read and to be corrected.
  const isList = entered !== undefined && entered !== 'interests'
  return (
    <>
      <UnprintableLetters letters={data.unprintable} />
      <MissingNotice missing={data.missing} />
      {rows.length === 0 && <Empty>No entries on this day</Empty>}
      {rows.length > 0 && !isList && (
        <PlainTable label="Entries" headings={header.map((label) => ({ label }))}>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={header[column]}>{cellText(cell, header[column])}</td>
              ))}
            </tr>
          ))}
        </PlainTable>
      )}
      {entered && (
        <RegisterEntries
          organizationId={id}
          register={entered}
          entries={data.data.filter((row) => 'description' in row)}
        />
      )}
    </>
  )
}

type Props = { organizationId: string } & Company

/** The registers of a company as at any day, and who owns it (OWN-9). */
export const RegistersTab = ({ organizationId, companyType }: Props) => {
  const { values, set } = useListState(route.useSearch())
  const { register = 'officers', asAt = today(), past = false } = values
  const { title } = registerTexts[register]
  const view = { register, asAt, history: past }

  return (
    <Stack gap="md">
      <Group align="flex-end" gap="md">
        <Select
          label="Register"
          data={registerNames.map((value) => ({ value, label: labels[value] }))}
          value={register}
          onChange={(chosen) => set({ register: registerNames.find((name) => name === chosen) })}
          allowDeselect={false}
          w={240}
        />
        <AsAtField value={asAt} onChange={(day) => set({ asAt: day })} />
        <Switch
          label="With its history"
          checked={past}
          onChange={(event) => set({ past: event.currentTarget.checked || undefined })}
          pb={8}
        />
        <DownloadLinks what={title} addresses={registerAddresses(organizationId, view)} />
      </Group>
      <Section title={title}>
        <Text size="xs" c="dimmed">
          {registerLaw(register, asAt)}
        </Text>
        <RegisterTable id={organizationId} companyType={companyType} {...view} />
      </Section>
      <OwnershipSection organizationId={organizationId} asAt={asAt} />
    </Stack>
  )
}
