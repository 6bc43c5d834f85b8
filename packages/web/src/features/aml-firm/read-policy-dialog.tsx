import { Button, Group, List, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { FirmPolicyRow, FirmPolicyVersion } from '@registrar/domain/aml-firm/firm-policy'
import { fileNameOf } from '@registrar/domain/files/files'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FileList } from '#features/files'
import { displayInstant } from '#lib/clock'
import { useSessionUser } from '#lib/session'
import { Dialog } from '#ui/dialog'
import { Permitted } from '#ui/permitted'
import { QueryResult } from '#ui/query-result'
import { policyVersionsQuery, useAcknowledgePolicy, useRemindOfPolicy } from './aml-firm.api.ts'
import { PolicyDialog } from './policy-dialog.tsx'

type Props = { policy: FirmPolicyRow; onClose: () => void }

const Acknowledged = ({ acknowledged }: Pick<FirmPolicyRow, 'acknowledged'>) => (
  <List size="sm" aria-label="Acknowledged">
    {acknowledged.map(({ userId, userName, version, at }) => (
      <List.Item key={`${userId} ${version}`}>
        {userName} read version {version} on {displayInstant(at)}
      </List.Item>
    ))}
  </List>
)

const Content = ({ version: { text, files } }: { version: Pick<FirmPolicyVersion, 'text' | 'files'> }) => (
  <>
    {text && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Text>}
    {files.length > 0 && <FileList files={files.map((url) => ({ url, name: fileNameOf(url) }))} />}
  </>
)

const EarlierVersions = ({ policyId, latest }: { policyId: string; latest: number }) => {
  const [isAsked, setAsked] = useState(false)
  const query = useQuery({ ...policyVersionsQuery(policyId), enabled: isAsked })
  if (!isAsked)
    return (
      <Group>
        <Button size="xs" variant="subtle" onClick={() => setAsked(true)}>
          Show earlier versions
        </Button>
      </Group>
    )

  return (
    <QueryResult query={query} failureMessage="Error fetching the versions" empty="No earlier versions">
      {(versions) =>
        versions
          .filter(({ version }) => version < latest)
          .map((version) => (
            <Stack key={version.version} gap="xs" component="section" aria-label={`Version ${version.version}`}>
              <Text size="sm" c="dimmed">
                Version {version.version}: {version.title}, saved {displayInstant(version.savedAt)} by{' '}
                {version.savedBy.userName}
              </Text>
              <Content version={version} />
            </Stack>
          ))
      }
    </QueryResult>
  )
}

/** Shows the text of a policy, which the user acknowledges here (FIRM-2). */
export const ReadPolicyDialog = ({ policy, onClose }: Props) => {
  const acknowledge = useAcknowledgePolicy(policy)
  const remind = useRemindOfPolicy(policy._id)
  const [isEditing, setEditing] = useState(false)
  const isAsked = policy.missing.includes(useSessionUser()?._id ?? '')

  if (isEditing) return <PolicyDialog policy={policy} onClose={() => setEditing(false)} />
  return (
    <Dialog opened onClose={onClose} title={policy.title} size="lg">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Version {policy.version}, saved {displayInstant(policy.savedAt)} by {policy.savedBy.userName}
        </Text>
        <Content version={policy} />
        {policy.version > 1 && <EarlierVersions policyId={policy._id} latest={policy.version} />}
        {policy.acknowledged.length > 0 && <Acknowledged acknowledged={policy.acknowledged} />}
        <Group>
          {isAsked && (
            <Button loading={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
              I have read this version
            </Button>
          )}
          <Permitted call={amlFirmCalls.updateFirmPolicy}>
            <Button variant="default" onClick={() => setEditing(true)}>
              Write a new version
            </Button>
          </Permitted>
          {policy.missing.length > 0 && (
            <Permitted call={amlFirmCalls.remindOfFirmPolicy}>
              <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate()}>
                Remind who has not
              </Button>
            </Permitted>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
