import { Select, SimpleGrid } from '@mantine/core'
import { DateField } from '#ui/date-field'
import { MonthField } from '#ui/month-field'
import { clearFilter, filterChoices } from './organization-filter-fields.ts'
import type { OrganizationFilters } from './organization-list-search.ts'

type Props = { filters: OrganizationFilters; onChange: (patch: OrganizationFilters) => void }

const ChoiceFilter = ({ name, filters, onChange }: Props & { name: keyof typeof filterChoices }) => {
  const { label, options } = filterChoices[name]
  const value = filters[name]

  const choose = (chosen: string | null) => {
    if (chosen === null) onChange(clearFilter(name))
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

/** All filters of the list except the user. Each takes effect at once. */
export const OrganizationFilterPanel = ({ filters, onChange }: Props) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
    <ChoiceFilter name="followUp" filters={filters} onChange={onChange} />
    <DateField
      label="Deadline on or before"
      disabled={!filters.followUp}
      placeholder={filters.followUp ? 'dd/mm/yyyy' : 'Select a follow-up first'}
      value={filters.deadline ?? null}
      onChange={(deadline) => onChange({ deadline: deadline ?? undefined })}
      popoverProps={{ withinPortal: false }}
    />
    <ChoiceFilter name="creationStatus" filters={filters} onChange={onChange} />
    <ChoiceFilter name="status" filters={filters} onChange={onChange} />
    <ChoiceFilter name="arColumn" filters={filters} onChange={onChange} />
    <MonthField
      label="AR month"
      value={filters.arDate ?? null}
      onChange={(arDate) =>
        onChange(arDate ? { arDate, arColumn: filters.arColumn ?? 'firstAr' } : clearFilter('arDate'))
      }
    />
    <ChoiceFilter name="latePaidReminders" filters={filters} onChange={onChange} />
    <ChoiceFilter name="bilan" filters={filters} onChange={onChange} />
    <ChoiceFilter name="finotor" filters={filters} onChange={onChange} />
  </SimpleGrid>
)
