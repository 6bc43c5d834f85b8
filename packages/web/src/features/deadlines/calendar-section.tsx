import { Button, CopyButton, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog } from '#features/users'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { confirm } from '#ui/confirm'
import { Failed, Loading } from '#ui/states'

const CALENDAR = 'calendar'

const calendarQuery = queryOptions({
  queryKey: [CALENDAR],
  queryFn: () => request(calendarCalls.findCalendar, {}),
})

const creation = {
  title: 'Create a calendar address',
  text: 'Anyone who has the address can see your deadlines.',
  submitLabel: 'Create',
}
const renewal = {
  title: 'Renew the address?',
  text: 'Calendars that use the old address will no longer get your deadlines.',
  submitLabel: 'Renew',
}
const ending = {
  title: 'End the subscription?',
  message: 'Calendars that use the address will no longer get your deadlines.',
  confirmLabel: 'End',
  isDestructive: true,
}

/** Creates, copies, renews and ends the address by which a calendar program subscribes to the user's deadlines (DUE-9). */
export const CalendarSection = () => {
  const [url, setUrl] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const calendar = useQuery(calendarQuery)
  const create = useApiMutation({
    run: (body: { password: string }) => request(calendarCalls.createCalendar, { body }),
    successMessage: 'Calendar address created',
    refresh: [CALENDAR],
  })
  const end = useApiMutation({
    run: () => request(calendarCalls.removeCalendar, {}),
    successMessage: 'Calendar subscription ended',
    refresh: [CALENDAR],
  })
  const createdAt = calendar.data?.createdAt

  const confirmAndEnd = async () => {
    if (await confirm(ending)) end.mutate(undefined, { onSuccess: () => setUrl(undefined) })
  }

  return (
    <Paper component="section" aria-label="Calendar" p="md">
      <Group justify="space-between">
        <Title order={2}>Calendar</Title>
        {calendar.data && !createdAt && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            Create a calendar address
          </Button>
        )}
        {createdAt && (
          <Group gap="xs">
            <Button variant="default" onClick={() => setIsAsking(true)}>
              Renew
            </Button>
            <Button variant="outline" color="red" loading={end.isPending} onClick={() => void confirmAndEnd()}>
              End
            </Button>
          </Group>
        )}
      </Group>
      {calendar.isPending && <Loading />}
      {calendar.error && !calendar.data && (
        <Failed message="Error fetching the calendar" onRetry={() => void calendar.refetch()} />
      )}
      <Text size="sm" c="dimmed" mt={4}>
        Shows your deadlines in a calendar program: the overdue ones and those of the next year, with company and
        subject only.
        {createdAt && ` The address was created on ${displayInstant(createdAt)}.`}
        {createdAt && !url && ' It was shown only once. Renew it to get a new one.'}
      </Text>
      {url && (
        <Group mt="sm" align="flex-end" wrap="nowrap">
          <TextInput
            label="Secret address: anyone who has it can see your deadlines"
            value={url}
            readOnly
            flex={1}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy'}</Button>}
          </CopyButton>
        </Group>
      )}
      {isAsking && (
        <PasswordDialog
          {...(createdAt ? renewal : creation)}
          mutation={create}
          onDone={(created) => {
            setUrl(created.url)
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Paper>
  )
}
