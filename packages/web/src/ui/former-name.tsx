import { Text } from '@mantine/core'
import { formerNameFound } from '@registrar/domain/shared/former-name'
import { useSearch } from '@tanstack/react-router'

type Props = { formerly: readonly string[]; present: string }

/** The former name by which the search of the page has found a record, below its present one. */
export const FormerName = ({ formerly, present }: Props) => {
  const { search } = useSearch({ strict: false }) as { search?: unknown }
  const found = formerNameFound(formerly, present, typeof search === 'string' ? search : '')
  return (
    found && (
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        formerly {found}
      </Text>
    )
  )
}
