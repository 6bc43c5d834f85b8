import { Badge, Group, Text, UnstyledButton } from '@mantine/core'
import type { OpenPoint } from '@registrar/domain/aml/file-gaps'
import { openPointPlaces } from '@registrar/domain/aml/open-point-places'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { openPointAddress, type OpenPlaces } from './open-point-address.ts'

/** How many chips stand in a row of the list at first; a button shows the others. */
const SHOWN_CHIPS = 4

// The button that showed the others is gone, and had the focus.
const takeFocus = (chip: HTMLAnchorElement | null) => chip?.focus()

type Props = OpenPlaces & { open: readonly OpenPoint[] }

/** What signing a file would say, each as a link to the field that it is about (AML-16). */
export const OpenChips = ({ open, ...concerns }: Props) => {
  const byRule = [...Map.groupBy(open, ({ rule }) => rule)]
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? byRule : byRule.slice(0, SHOWN_CHIPS)
  const hidden = byRule.slice(shown.length)
  if (byRule.length === 0)
    return (
      <Text span size="sm" c="dimmed">
        Nothing
      </Text>
    )

  return (
    <Group gap={4} py={4}>
      {shown.map(([rule, points], at) => {
        const { label } = openPointPlaces[rule]
        const why = points.map(({ reason }) => reason).join(' ')
        return (
          <Badge
            key={rule}
            component={Link}
            ref={at === SHOWN_CHIPS ? takeFocus : undefined}
            {...openPointAddress(concerns, rule)}
            title={why}
            aria-label={`${label}: ${why}`}
            bg="var(--app-amber-soft)"
            c="var(--app-amber-badge)"
            size="md"
            tt="none"
            miw="max-content"
            style={{ cursor: 'pointer' }}
          >
            {label}
          </Badge>
        )
      })}
      {hidden.length > 0 && (
        <UnstyledButton
          fz="sm"
          c="dimmed"
          px={6}
          miw={24}
          mih={24}
          title={hidden.map(([rule]) => openPointPlaces[rule].label).join(', ')}
          aria-label={`Show ${hidden.length} more open points`}
          onClick={() => setShowsAll(true)}
        >
          +{hidden.length}
        </UnstyledButton>
      )}
    </Group>
  )
}
