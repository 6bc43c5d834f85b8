import { Button, CopyButton, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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

const renewal = {
  title: 'Renew the address?',
  message: 'Calendars that use the address of before no longer get your deadlines.',
  confirmLabel: 'Renew',
}
const ending = {
  title: 'End the subscription?',
  message: 'Calendars that use the address no longer get your deadlines.',
  confirmLabel: 'End',
  isDestructive: true,
}

/** The calendar subscription of the user's deadlines: make, copy, renew and end its address (DUE-9). */
export const CalendarSection = () => {
  const [url, setUrl] = useState<string>()
  const calendar = useQuery(calendarQuery)
  const make = useApiMutation({
    run: () => request(calendarCalls.createCalendar, {}),
    successMessage: 'Calendar address made',
    refresh: [CALENDAR],
  })
  const end = useApiMutation({
    run: () => request(calendarCalls.removeCalendar, {}),
    successMessage: 'Calendar subscription ended',
    refresh: [CALENDAR],
  })
  const madeAt = calendar.data?.createdAt

  const create = () => make.mutate(undefined, { onSuccess: (made) => setUrl(made.url) })
  const renew = async () => {
    if (await confirm(renewal)) create()
  }
  const remove = async () => {
    if (await confirm(ending)) end.mutate(undefined, { onSuccess: () => setUrl(undefined) })
  }

  return (
    <Paper component="section" aria-label="Calendar" p="md">
      <Group justify="space-between">
        <Title order={2}>Calendar</Title>
        {calendar.data && !madeAt && (
          <Button variant="default" loading={make.isPending} onClick={create}>
            Make a calendar address
          </Button>
        )}
        {madeAt && (
          <Group gap="xs">
            <Button variant="default" loading={make.isPending} onClick={() => void renew()}>
              Renew
            </Button>
            <Button variant="outline" color="red" loading={end.isPending} onClick={() => void remove()}>
              End
            </Button>
          </Group>
        )}
      </Group>
      {calendar.isPending && <Loading />}
      {calendar.error && !calendar.data && (
        <Failed message="The calendar could not be loaded." onRetry={() => void calendar.refetch()} />
      )}
      <Text size="sm" c="dimmed" mt={4}>
        Your deadlines in a calendar program, overdue and a year ahead: company and subject only.
        {madeAt && ` The address was made on ${displayInstant(madeAt)}.`}
        {madeAt && !url && ' It was shown once; renew it for a new one.'}
      </Text>
      {url && (
        <Group mt="sm" align="flex-end" wrap="nowrap">
          <TextInput
            label="Secret address: whoever has it sees your deadlines"
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
    </Paper>
  )
}
