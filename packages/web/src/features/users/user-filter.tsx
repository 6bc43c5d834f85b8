import { Button, Group } from '@mantine/core'
import { useSessionUser } from '#lib/session'
import type { FilterControlProps } from '#lib/filter-field'
import { UserSelect } from './user-select.tsx'

type Props = FilterControlProps<{ user?: string | undefined }> & { placeholder?: string }

/** The filter of a list by one user, with a button for oneself. */
export const UserFilter = ({ values, set, label, isInline, placeholder = 'Any user' }: Props) => {
  const me = useSessionUser()?._id
  const isMine = me !== undefined && values.user === me

  return (
    <Group gap={6} align="flex-end" wrap="nowrap">
      <UserSelect
        {...(isInline ? { 'aria-label': label, w: 200 } : { label, comboboxProps: { withinPortal: false }, flex: 1 })}
        placeholder={placeholder}
        value={values.user ?? null}
        onChange={(user) => set({ user: user ?? undefined })}
      />
      <Button
        variant={isMine ? 'light' : 'default'}
        aria-pressed={isMine}
        px="sm"
        onClick={() => set({ user: isMine ? undefined : me })}
      >
        Mine
      </Button>
    </Group>
  )
}
