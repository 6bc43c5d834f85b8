import { Badge, Group, Text } from '@mantine/core'
import type { OpenPoint } from '@registrar/domain/aml/file-gaps'
import { type OpenPlace, openPointPlaces } from '@registrar/domain/aml/open-point-places'
import { Link } from '@tanstack/react-router'

type Props = { organizationId: string; open: readonly OpenPoint[] }

const addressOf = (organizationId: string, place: OpenPlace) => ({
  to: `/organization/${organizationId}/${place.tab}`,
  ...('appendix' in place && { search: { appendix: place.appendix } as never }),
  ...('field' in place && { hash: place.field }),
})

/** What signing a file would say, each as a link to the field that it is about (AML-16). */
export const OpenChips = ({ organizationId, open }: Props) => {
  const byRule = [...Map.groupBy(open, ({ rule }) => rule)]
  if (byRule.length === 0)
    return (
      <Text span size="sm" c="dimmed">
        Nothing
      </Text>
    )

  return (
    <Group gap={4} component="span" display="inline-flex">
      {byRule.map(([rule, points]) => {
        const { label, place } = openPointPlaces[rule]
        const why = points.map(({ reason }) => reason).join(' ')
        return (
          <Badge
            key={rule}
            component={Link}
            {...addressOf(organizationId, place)}
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
    </Group>
  )
}
