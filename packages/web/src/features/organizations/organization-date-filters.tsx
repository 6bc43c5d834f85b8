import { followUpCatalogue } from '@registrar/domain/follow-ups/catalogue'
import { DateField } from '#ui/date-field'
import type { FilterControlProps } from '#lib/filter-field'
import { MonthField } from '#ui/month-field'
import type { OrganizationListState } from './organization-address.ts'

type Props = FilterControlProps<OrganizationListState>

const deadlinePlaceholder = (followUp: Props['values']['followUp']) => {
  if (!followUp) return 'Select a follow-up first'
  return followUpCatalogue[followUp].days > 0 ? 'dd/mm/yyyy' : 'This follow-up has no target'
}

/** The last day that the deadline of the chosen follow-up may have. What has no target is not due by a day (FUP-13). */
export const DeadlineFilter = ({ values, set, label }: Props) => (
  <DateField
    label={label}
    disabled={!values.followUp || followUpCatalogue[values.followUp].days === 0}
    placeholder={deadlinePlaceholder(values.followUp)}
    value={values.deadline ?? null}
    onEntry={(deadline) => set({ deadline: deadline ?? undefined })}
    popoverProps={{ withinPortal: false }}
  />
)

/** The month of the first or the next annual return. */
export const AnnualReturnMonthFilter = ({ values, set, label }: Props) => (
  <MonthField
    label={label}
    withinPortal={false}
    value={values.arDate ?? null}
    onChange={(month) =>
      set({
        arDate: month ?? undefined,
        arColumn: month ? (values.arColumn ?? 'firstAr') : undefined,
      })
    }
  />
)
