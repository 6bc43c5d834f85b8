import { Select, SimpleGrid } from '@mantine/core'
import { DateField } from '#ui/date-field'
import { MonthField } from '#ui/month-field'
import { choices, without } from './organization-filter-fields.ts'
import type { OrganizationFilters } from './organization-list-search.ts'

type Props = { filters: OrganizationFilters; onChange: (patch: OrganizationFilters) => void }

const Choice = ({ name, filters, onChange }: Props & { name: keyof typeof choices }) => {
  const { label, options } = choices[name]
  const value = filters[name]
  const choose = (chosen: string | null) => {
    if (chosen === null) onChange(without(name))
    else onChange({ [name]: name === 'status' ? chosen === 'true' : chosen })
  }

  return (
    <Select
      label={label}
      placeholder="Any"
      data={options}
      value={value === undefined ? null : String(value)}
      onChange={choose}
      clearable
      searchable={options.length > 6}
      comboboxProps={{ withinPortal: false }}
    />
  )
}

/** All the filters of the list but the user; each takes effect at once. */
export const OrganizationFilterPanel = ({ filters, onChange }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
    <Choice name="followUp" filters={filters} onChange={onChange} />
    <DateField
      label="Deadline on or before"
      disabled={!filters.followUp}
      placeholder={filters.followUp ? 'dd/mm/yyyy' : 'Select a follow-up first'}
      value={filters.deadline ?? null}
      onChange={(deadline) => onChange({ deadline: deadline ?? undefined })}
      popoverProps={{ withinPortal: false }}
    />
    <Choice name="creationStatus" filters={filters} onChange={onChange} />
    <Choice name="status" filters={filters} onChange={onChange} />
    <Choice name="arColumn" filters={filters} onChange={onChange} />
    <MonthField
      label="AR month"
      value={filters.arDate ?? null}
      onChange={(arDate) => onChange(arDate ? { arDate, arColumn: filters.arColumn ?? 'firstAr' } : without('arDate'))}
    />
    <Choice name="latePaidReminders" filters={filters} onChange={onChange} />
    <Choice name="bilan" filters={filters} onChange={onChange} />
    <Choice name="finotor" filters={filters} onChange={onChange} />
  </SimpleGrid>
)
