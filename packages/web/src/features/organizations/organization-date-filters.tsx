import { DateField } from '#ui/date-field'
import type { FilterControlProps } from '#lib/filter-field'
import { MonthField } from '#ui/month-field'
import type { OrganizationListState } from './organization-list-search.ts'

type Props = FilterControlProps<OrganizationListState>

/** The last day that the deadline of the chosen follow-up may have. */
export const DeadlineFilter = ({ values, set, label }: Props) => (
  <DateField
    label={label}
    disabled={!values.followUp}
    placeholder={values.followUp ? 'dd/mm/yyyy' : 'Select a follow-up first'}
    value={values.deadline ?? null}
    onChange={(deadline) => set({ deadline: deadline ?? undefined })}
    popoverProps={{ withinPortal: false }}
  />
)

/** The month of the first or the next annual return. */
export const AnnualReturnMonthFilter = ({ values, set, label }: Props) => (
  <MonthField
    label={label}
    value={values.arDate ?? null}
    onChange={(month) =>
      set({
        arDate: month ?? undefined,
        arColumn: month ? (values.arColumn ?? 'firstAr') : undefined,
      })
    }
  />
)
