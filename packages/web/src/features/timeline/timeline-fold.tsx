import { Button, Stack } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { Loading } from '#ui/states'
import type { TimelineProps } from './timeline.tsx'

const Timeline = lazy(async () => ({ default: (await import('./timeline.tsx')).Timeline }))

/** The timeline of a company or a person, folded at first. Its code and its entries load when it is opened (TIME-1). */
export const TimelineFold = (props: TimelineProps) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const Icon = isOpen ? IconChevronDown : IconChevronRight

  return (
    <Stack gap="sm">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Icon size={16} stroke={1.75} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        style={{ alignSelf: 'flex-start' }}
      >
        Timeline
      </Button>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<Loading />}>
            <Timeline {...props} />
          </Suspense>
        </div>
      )}
    </Stack>
  )
}
