import { Group, Kbd, SimpleGrid, Stack, Text } from '@mantine/core'
import { Dialog } from '#ui/dialog'
import { keyGroups } from './key-list.ts'

/** The dialog with all keys of the app (FIND-7). Its code loads when it first opens. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog opened onClose={onClose} title="Keys" size="xl" closeButtonProps={{ 'aria-label': 'Close the keys' }}>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
      {keyGroups.map(({ place, entries }) => (
        <Stack key={place} gap={6} component="section" aria-label={place}>
          <Text fw={600} size="sm">
            {place}
          </Text>
          {entries.map(({ keys, does }) => (
            <Group key={keys.join()} justify="space-between" gap="md" wrap="nowrap" align="flex-start">
              <Text size="sm">{does}</Text>
              <Group gap={4} wrap="nowrap">
                {keys.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </Group>
            </Group>
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  </Dialog>
)
