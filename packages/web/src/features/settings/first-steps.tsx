import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { firstStepTable } from '@registrar/domain/settings/first-steps'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMay } from '#lib/may'
import { firstStepsQuery, useDismissFirstSteps } from './settings.api.ts'

const Steps = () => {
  const { data: answer } = useQuery(firstStepsQuery)
  const dismiss = useDismissFirstSteps()
  if (!answer || answer.isDismissed || answer.data.every(({ isDone }) => isDone)) return null

  return (
    <Paper component="section" p="md" aria-label="First steps">
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>First steps</Title>
          <Button
            variant="subtle"
            size="compact-sm"
            loading={dismiss.isPending}
            onClick={() => dismiss.mutate(undefined)}
          >
            Dismiss
          </Button>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing={6}>
          {answer.data.map(({ step, isDone }) => (
            <Group key={step} gap={8} wrap="nowrap">
              {isDone ? (
                <IconCircleCheck size={18} color="var(--app-green-text)" aria-hidden />
              ) : (
                <IconCircle size={18} aria-hidden />
              )}
              <Anchor component={Link} to={firstStepTable[step].to} size="sm">
                {firstStepTable[step].label}
              </Anchor>
              {isDone && (
                <Text span size="sm" c="dimmed">
                  done
                </Text>
              )}
            </Group>
          ))}
        </SimpleGrid>
      </Stack>
    </Paper>
  )
}

/** What a new firm does first, for administrators, until it is done or dismissed (SET-6). */
export const FirstSteps = () => (useMay(settingsCalls.findFirstSteps) ? <Steps /> : null)
