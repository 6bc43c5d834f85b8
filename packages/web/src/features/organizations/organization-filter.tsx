import type { FilterControlProps } from '#lib/filter-field'
import { OrganizationSelect } from './organization-select.tsx'

type Props = FilterControlProps<{ organizationId?: string | undefined }> & {
  /** options before the organizations */
  extra?: { value: string; label: string }[]
}

/** The filter of a list by one organization. */
export const OrganizationFilter = ({ values, set, label, isInline, extra }: Props) => (
  <OrganizationSelect
    {...(isInline ? { 'aria-label': label, w: 240 } : { label, comboboxProps: { withinPortal: false } })}
    {...(extra && { extra })}
    placeholder="Select an organization"
    clearable
    value={values.organizationId ?? null}
    onChange={(id) => set({ organizationId: id ?? undefined })}
  />
)
