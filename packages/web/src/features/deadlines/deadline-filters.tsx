import { Chip, Group, Select } from '@mantine/core'
import '@mantine/core/styles/Chip.layer.css'
import { deadlineKindLabels, deadlineKinds } from '@registrar/domain/deadlines/deadline-kinds'
import { brands } from '@registrar/domain/shared/brand'
import { useUserOptions } from '#features/users'
import { useBrands } from '#lib/app-config'
import type { ListState } from '#lib/list-state'
import { useSessionUser } from '#lib/session'
import { KindsFilter } from '#ui/kinds-filter'
import { Picker } from '#ui/picker'
import { SearchBox } from '#ui/search-box'
import type { DeadlineListState } from './deadline-list-search.ts'

/** The filters of the deadlines page: search terms, kinds, person in charge, brand, snoozed. */
export const DeadlineFilters = ({ values, set }: ListState<DeadlineListState>) => {
  const names = useBrands()
  const users = useUserOptions()
  const me = useSessionUser()?._id
  const isMine = me !== undefined && values.user === me

  return (
    <>
      <SearchBox
        value={values.search}
        onChange={(search) => set({ search }, { replace: true })}
        placeholder="Company or subject"
      />
      <KindsFilter
        kinds={deadlineKinds}
        labels={deadlineKindLabels}
        placeholder="Any kind"
        value={values.kinds ?? []}
        onChange={(kinds) => set({ kinds: kinds.length > 0 ? kinds : undefined })}
        miw={200}
        maw={420}
        flex={{ base: '1 1 100%', sm: 'none' }}
      />
      <Picker
        aria-label="In charge"
        placeholder="Anybody in charge"
        data={[{ value: 'none', label: 'Nobody in charge' }, ...users]}
        value={values.user ?? null}
        onChange={(user) => set({ user: user ?? undefined })}
        clearable
        w={200}
        flex={{ base: '1 1 200px', sm: 'none' }}
      />
      <Select
        aria-label="Brand"
        placeholder="Any brand"
        data={brands.map((value) => ({ value, label: names[value] }))}
        value={values.brand ?? null}
        onChange={(brand) => set({ brand: brand ?? undefined })}
        clearable
        w={190}
        flex={{ base: '1 1 150px', sm: 'none' }}
      />
      <Group gap={6} mih={36}>
        <Chip size="xs" checked={isMine} onChange={(wanted) => set({ user: wanted ? me : undefined })}>
          Mine
        </Chip>
        <Chip size="xs" checked={values.snoozed ?? false} onChange={(wanted) => set({ snoozed: wanted || undefined })}>
          Snoozed
        </Chip>
      </Group>
    </>
  )
}
