import { Anchor, Stack, Text, Title } from '@mantine/core'
import { settingGroups, type SettingKey, settingKeys, settingOf } from '@registrar/domain/settings/setting-table'
import type { SettingInForce } from '@registrar/domain/settings/setting-text'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as z from 'zod'
import { TestEmailButton } from '#features/emails'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { useErrorToast } from '#lib/use-error-toast'
import { useRecordForm } from '#lib/use-record-form'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Fields, Section } from '#ui/section'
import { Failed, Loading } from '#ui/states'
import { fieldsOf, type SettingFields, settingValueIn } from './setting-fields.ts'
import { SettingInput } from './setting-input.tsx'
import { settingsQuery, useUpdateSettings } from './settings.api.ts'

const FAILURE = 'Error fetching the settings'
const SAVE_FIRST = 'Save first: it is sent with the settings in force.'

// The server checks the values, and says what each must be.
const anything = z.record(z.string(), z.unknown())

const recordOf = (settings: SettingInForce[]) => ({ _id: 'settings', settings })

const SettingsForm = ({ settings }: { settings: SettingInForce[] }) => {
  const { mutateAsync, isPending } = useUpdateSettings()
  const form = useRecordForm({
    record: recordOf(settings),
    valuesOf: (record) => fieldsOf(record.settings),
    schema: anything,
    update: {
      mutateAsync: async (body: Record<string, ReturnType<typeof settingValueIn>>) => recordOf(await mutateAsync(body)),
      isPending,
    },
    toBody: (changed: Partial<SettingFields>) =>
      Object.fromEntries(
        Object.entries(changed).map(([key, field]) => [key, settingValueIn(key as SettingKey, field)]),
      ),
  })
  const fixed = new Set(settings.filter(({ source }) => source === 'environment').map(({ key }) => key))

  return (
    <RecordFormFrame form={form} saveLabel="Save">
      {settingGroups.map((group) => (
        <Section key={group} title={group}>
          <Fields>
            {settingKeys
              .filter((key) => settingOf(key).group === group)
              .map((key) => (
                <SettingInput key={key} name={key} isFixed={fixed.has(key)} form={form} />
              ))}
          </Fields>
          {group === 'Emails' && <TestEmailButton whyNotYet={form.isDirty && SAVE_FIRST} />}
          {(group === 'Emails' || group === 'Letterhead') && (
            <Anchor component={Link} to="/settings/texts" size="sm">
              Texts of emails and letters
            </Anchor>
          )}
        </Section>
      ))}
    </RecordFormFrame>
  )
}

const Settings = () => {
  usePageTitle('Settings')
  const { data, error, refetch } = useQuery(settingsQuery)
  useErrorToast(error, FAILURE)

  return (
    <Stack gap="md" maw={960}>
      <Title order={1}>Settings</Title>
      <Text c="dimmed">
        An empty field stands for what is written in it. What is set by the operator of the server cannot be changed
        here.
      </Text>
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <Failed message={FAILURE} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  )
}

/** What the firm is called, how it writes and how its staff sign in, for administrators (SET-1). */
export const SettingsPage = () =>
  useMay(settingsCalls.listSettings) ? <Settings /> : <Text>Only administrators can see this page.</Text>
