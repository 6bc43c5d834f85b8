import { Fieldset, Group, Stack, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import { today } from '#lib/clock'
import { DateField } from '#ui/date-field'
import type { ListBulkBarProps } from '#ui/list-view'
import type { Sent, SentAnswers } from './sent-values.ts'

const NUMBER_LENGTH = 100

type Props = Pick<ListBulkBarProps, 'nameOf'> & {
  /** the filings, each of which may get a number of its own; empty when they are not all known here */
  ids: readonly string[]
  values: SentAnswers
  onChange: (patch: Partial<SentAnswers>) => void
  problemAt: (path: string) => string | undefined
}

/** The day and the number under which filings were sent: of all, or of each its own (BULK-8). */
export const SentFields = ({ ids, nameOf, values, onChange, problemAt }: Props) => {
  const setOwn = (id: string, own: Partial<Sent>) =>
    onChange({ each: { ...values.each, [id]: { day: null, number: '', ...values.each[id], ...own } } })

  return (
    <>
      <DateField
        label="Sent on"
        required
        maxDate={today()}
        value={values.day}
        error={problemAt('values.sentOn')}
        onChange={(day) => onChange({ day })}
      />
      <TextInput
        label="Submission number"
        // The day is filled in, and its calendar would cover what follows.
        data-autofocus
        autoComplete="off"
        maxLength={NUMBER_LENGTH}
        value={values.number}
        error={problemAt('values.submissionNumber')}
        onChange={(event) => onChange({ number: event.currentTarget.value })}
      />
      {ids.length > 1 && (
        <>
          <Text size="sm">Each filing gets this day and number, unless it has its own:</Text>
          <div style={{ maxHeight: 360, overflow: 'auto' }}>
            <Stack gap="xs">
              {ids.map((id) => (
                <Fieldset key={id} legend={nameOf(id) ?? 'A filing of another page'}>
                  <Group gap="sm" grow align="start">
                    <DateField
                      label="Sent on"
                      placeholder="The same day"
                      maxDate={today()}
                      value={values.each[id]?.day ?? null}
                      error={problemAt(`valuesById.${id}.sentOn`)}
                      onChange={(day) => setOwn(id, { day })}
                    />
                    <TextInput
                      label="Number"
                      placeholder={values.number}
                      autoComplete="off"
                      maxLength={NUMBER_LENGTH}
                      value={values.each[id]?.number ?? ''}
                      error={problemAt(`valuesById.${id}.submissionNumber`)}
                      onChange={(event) => setOwn(id, { number: event.currentTarget.value })}
                    />
                  </Group>
                </Fieldset>
              ))}
            </Stack>
          </div>
        </>
      )}
    </>
  )
}
