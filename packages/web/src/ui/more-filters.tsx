import { Button, Group } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { usePhone } from '#lib/use-phone'

/**
 * Filters that stand beside the search box. On a phone a button shows them, so that the rows begin in the first third of the
 * screen (LIST-12); they are open there at first when one of them is set.
 */
export const MoreFilters = ({ isSet, children }: { isSet: boolean; children: ReactNode }) => {
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(isSet)
  const id = useId()
  if (!isPhone) return children

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.75} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Filters
      </Button>
      {isOpen && (
        <Group id={id} gap="xs" w="100%">
          {children}
        </Group>
      )}
    </>
  )
}
