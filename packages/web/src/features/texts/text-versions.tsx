import { Button, Group, Stack, Text } from '@mantine/core'
import type { TextRecord } from '@registrar/domain/texts/text-record'
import { displayInstant } from '#lib/clock'
import { Section } from '#ui/section'

type Version = TextRecord['versions'][number]
type Props = { text: TextRecord; onUse: (texts: Version['texts']) => void }

/** Who changed a text when; the words of an earlier version can be put into the fields (TEXT-4). */
export const TextVersions = ({ text: { versions, version }, onUse }: Props) => (
  <Section title="Versions">
    {versions.length === 0 ? (
      <Text c="dimmed">Nobody has changed this text.</Text>
    ) : (
      <Stack component="ul" gap={6} m={0} p={0} style={{ listStyle: 'none' }}>
        {versions.map((one) => (
          <Group component="li" key={one.version} gap="sm" justify="space-between">
            <Text size="sm">
              {`${one.version}. ${displayInstant(one.changedAt)}, ${one.changedBy?.name ?? 'Unknown user'}`}
              {one.isOriginal && ': back to the original words'}
              {one.version === version && ' (in force)'}
            </Text>
            {one.version !== version && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={`Use the words of version ${one.version}`}
                onClick={() => onUse(one.texts)}
              >
                Use these words
              </Button>
            )}
          </Group>
        ))}
      </Stack>
    )}
  </Section>
)
