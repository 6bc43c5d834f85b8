import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { hasRole } from '@registrar/domain/access/roles'
import { useState } from 'react'
import { useSessionUser } from '#lib/session'
import { OpenPointList } from './open-points.tsx'

type Props = { organizationId: string; reason: string; isBusy: boolean; onSign: (acceptOpen: string) => void }

const MAX_REASON = 2000

/** What an incomplete file lacks; an AML officer may sign it all the same, with a reason (AML-18). */
export const IncompleteFile = ({ organizationId, reason, isBusy, onSign }: Props) => {
  const [acceptOpen, setAcceptOpen] = useState('')
  const user = useSessionUser()
  const mayAccept = user !== undefined && hasRole(user.role, 'amlOfficer')

  return (
    <Alert color="yellow" title="The file is incomplete" role="status">
      <Stack gap="xs">
        <OpenPointList organizationId={organizationId}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        </OpenPointList>
        {mayAccept && (
          <>
            <Textarea
              label="Why it is signed all the same"
              description="The reason stands on the first page of the signed file."
              autosize
              minRows={2}
              maxLength={MAX_REASON}
              value={acceptOpen}
              onChange={(event) => setAcceptOpen(event.currentTarget.value)}
            />
            <Group>
              <Button
                variant="default"
                disabled={acceptOpen.trim() === ''}
                loading={isBusy}
                onClick={() => onSign(acceptOpen)}
              >
                Sign all the same
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Alert>
  )
}
