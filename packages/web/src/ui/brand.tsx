import { Group, Text } from '@mantine/core'

/** The product's mark and name. */
export const Brand = () => (
  <Group gap={10} wrap="nowrap">
    <img src="/favicon.svg" width={22} height={22} alt="" />
    <Text fw={700} size="lg" component="span">
      Registrar
    </Text>
  </Group>
)
