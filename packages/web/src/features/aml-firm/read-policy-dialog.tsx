import { Button, Group, List, Stack, Text } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { FirmPolicyRow } from '@registrar/domain/aml-firm/firm-policy'
import { fileNameOf } from '@registrar/domain/files/files'
import { useState } from 'react'
import { FileList } from '#features/files'
import { displayInstant } from '#lib/clock'
import { useSessionUser } from '#lib/session'
import { Dialog } from '#ui/dialog'
import { Permitted } from '#ui/permitted'
import { useAcknowledgePolicy, useRemindOfPolicy } from './aml-firm.api.ts'
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
        {policy.text && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{policy.text}</Text>}
        {policy.files.length > 0 && <FileList files={policy.files.map((url) => ({ url, name: fileNameOf(url) }))} />}
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
