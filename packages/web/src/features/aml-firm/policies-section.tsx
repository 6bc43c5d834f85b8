import { Anchor, Button, Group, Text } from '@mantine/core'
import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { FirmPolicyRow } from '@registrar/domain/aml-firm/firm-policy'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { UserName } from '#features/users'
import { displayInstant } from '#lib/clock'
import { useSessionUser } from '#lib/session'
import { useRowDialog } from '#lib/use-row-dialog'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { policiesQuery } from './aml-firm.api.ts'
import { PolicyDialog } from './policy-dialog.tsx'
import { ReadPolicyDialog } from './read-policy-dialog.tsx'

const headings = ['Policy', 'Version', 'Saved', 'Not acknowledged yet'].map((label) => ({ label }))

const Missing = ({ missing }: Pick<FirmPolicyRow, 'missing'>) =>
  missing.length === 0 ? (
    <Text span size="sm" c="dimmed">
      Acknowledged by everybody
    </Text>
  ) : (
    <span>
      {missing.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <UserName id={id} />
        </Fragment>
      ))}
    </span>
  )

const PolicyRow = ({ policy, onRead }: { policy: FirmPolicyRow; onRead: () => void }) => {
  const isAsked = policy.missing.includes(useSessionUser()?._id ?? '')

  return (
    <tr>
      <td>
        <Anchor component="button" type="button" size="sm" ta="left" onClick={onRead}>
          {policy.title}
        </Anchor>
        {isAsked && (
          <Text size="xs" c="dimmed">
            Read it, and acknowledge it
          </Text>
        )}
      </td>
      <td>{policy.version}</td>
      <td>{displayInstant(policy.savedAt)}</td>
      <td>
        <Missing missing={policy.missing} />
      </td>
    </tr>
  )
}

/** The policies of the firm, which everybody reads and acknowledges (FIRM-2). */
export const PoliciesSection = () => {
  const query = useQuery(policiesQuery)
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <Section title="Policies and procedures">
      <QueryResult query={query} failureMessage="Error fetching the policies" empty="No policies yet.">
        {(policies) => (
          <PlainTable label="Policies" headings={headings} hasLongTexts>
            {policies.map((policy) => (
              <PolicyRow key={policy._id} policy={policy} onRead={() => openRow(policy)} />
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Permitted call={amlFirmCalls.createFirmPolicy}>
        <Group>
          <Button size="xs" variant="default" onClick={add}>
            Add a policy
          </Button>
        </Group>
      </Permitted>
      {open && <ReadPolicyDialog policy={open} onClose={close} />}
      {isAdding && <PolicyDialog onClose={close} />}
    </Section>
  )
}
