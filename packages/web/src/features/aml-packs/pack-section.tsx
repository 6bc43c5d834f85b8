import { Button, Checkbox, Group, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { amlPacksCalls } from '@registrar/domain/aml-packs/aml-packs.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorToast } from '#lib/use-error-toast'
import { Permitted } from '#ui/permitted'
import { Section } from '#ui/section'
import { packAddress, packQuery, useCreatePack } from './aml-packs.api.ts'

const PERCENT = 100

const PackState = ({ id }: { id: string }) => {
  const { data, error } = useQuery(packQuery(id))
  useErrorToast(error, 'Error fetching the inspection pack')
  if (!data) return null

  const { state, done, total, message } = data
  if (state === 'failed')
    return (
      <Text size="sm" c="var(--app-red-text)" role="alert">
        {message}
      </Text>
    )
  if (state === 'done')
    return (
      <Group role="status">
        <Button
          component="a"
          href={packAddress(id)}
          download
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
        >
          Download the pack
        </Button>
        <Text size="sm" c="dimmed">
          It is kept for a day.
        </Text>
      </Group>
    )
  return (
    <>
      <Progress
        value={total === 0 ? 0 : (PERCENT * done) / total}
        aria-label="Progress of the inspection pack"
        animated
      />
      <Text size="sm" c="dimmed" role="status">
        {total === 0 ? 'Listing the files…' : `${done} of ${countText(total, 'file')}`}
      </Text>
    </>
  )
}

const Pack = ({ organizationId }: { organizationId?: string | undefined }) => {
  const create = useCreatePack(organizationId)
  const [withReports, setWithReports] = useState(false)

  return (
    <Section title="Inspection pack">
      <Text size="sm" c="dimmed">
        {organizationId === undefined
          ? 'One ZIP file for an inspector: risk assessment, policies, training, authorisation, reviews, lists and screenings, register of clients.'
          : 'One ZIP file for an inspector: the file, its signed versions, documents, screenings, decisions and reviews of this client.'}
      </Text>
      <Group>
        <Button variant="default" loading={create.isPending} onClick={() => create.mutate(withReports)}>
          Make a pack
        </Button>
        <Checkbox
          label="With the register of suspicions"
          checked={withReports}
          onChange={(event) => setWithReports(event.currentTarget.checked)}
        />
      </Group>
      {create.data && <PackState id={create.data} />}
    </Section>
  )
}

/** Makes an inspection pack of the firm, or of a client, and shows how far it is (FIRM-7). For AML officers and administrators. */
export const PackSection = ({ organizationId }: { organizationId?: string }) => (
  <Permitted call={amlPacksCalls.createAmlPack}>
    <Pack key={organizationId} organizationId={organizationId} />
  </Permitted>
)
