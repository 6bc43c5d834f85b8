import { ActionIcon, Alert, Button, Group, Text } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { daysText, isOnlyInDoubt, readingsText } from '@registrar/domain/filings/exemption-readings-text'
import type { RegisteredReturn, ReturnRegister } from '@registrar/domain/filings/return-register'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayWholeEuros } from '@registrar/domain/shared/money'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CourtOrderButton } from '#features/filings'
import { confirmDelete } from '#ui/confirm'
import { LATE_COLOR } from '#ui/due-date'
import { Permitted, useIsReadOnly } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { FiledReturnDialog } from './filed-return-dialog.tsx'
import { returnRegisterQuery, useRemoveRegisteredReturn } from './return-register.api.ts'

const headings = ['Made up to', 'Last day to file', 'Filed on', 'Late by', 'Late fee', 'Actions'].map((label) => ({
  label,
}))

const Lateness = ({ daysLate, text }: { daysLate: number; text: string }) =>
  daysLate > 0 ? (
    <Text span inherit c={LATE_COLOR}>
      {text}
    </Text>
  ) : (
    '–'
  )

const exemptionText = ({ auditExemption }: ReturnRegister): string => {
  const { state, lateReturns, until, yearEnds } = auditExemption
  const returns = daysText(lateReturns)
  if (state === 'lost') {
    const audited = yearEnds.length > 0 ? ` The statements made up to ${daysText(yearEnds)} need an audit.` : ''
    return `Late returns (made up to ${returns}): audit exemption lost for two years, until ${displayDate(until)}.${audited}${readingsText(auditExemption)}`
  }
  if (isOnlyInDoubt(auditExemption))
    return `The return made up to ${returns} was due before 16/07/2025 and filed after it. Under the old section the audit exemption is lost until ${displayDate(until)}; under the new one it is kept.`
  return `The return made up to ${returns} was late. A second late return by ${displayDate(until)} loses the audit exemption for two financial years.${readingsText(auditExemption)}`
}

/** What is late now, and what late returns mean for the audit exemption (AR-15, AR-16). */
const Warnings = ({ register }: { register: ReturnRegister }) => {
  const { running, auditExemption } = register

  return (
    <>
      {running && running.daysLate > 0 && (
        <Alert color="red" variant="light" mb="sm" role="status">
          The return made up to {displayDate(running.madeUpTo)} is late by {countText(running.daysLate, 'day')}. Filed
          today, it costs a late fee of {displayWholeEuros(running.fee)}.
        </Alert>
      )}
      {running?.makeUpTo && (
        <Alert color="red" variant="light" mb="sm" role="status">
          The statements made up to {displayDate(running.yearEnd)} would be older than nine months on the ARD. Make the
          return up to {displayDate(running.makeUpTo)} at the latest, and file it by {displayDate(running.lastDay)}.
        </Alert>
      )}
      {running?.isUnconfirmed && (
        <Alert color="yellow" variant="light" mb="sm" role="status">
          The annual return date {displayDate(running.madeUpTo)} was computed, and is not confirmed with the CRO. Set
          the ARD as on its register: the last day to file follows from it.
        </Alert>
      )}
      {running && !running.isCertain && !running.isUnconfirmed && (
        <Text size="sm" c="dimmed" mb="sm">
          Nobody has said up to which day the statements were made that were annexed last. The last day to file counts
          from the ARD; it is earlier when the next statements would be older than nine months on the ARD.
        </Text>
      )}
      {auditExemption.state !== 'kept' && (
        <Alert color={auditExemption.state === 'lost' ? 'red' : 'yellow'} variant="light" mb="sm" role="status">
          {exemptionText(register)}
        </Alert>
      )}
    </>
  )
}

type Edited = RegisteredReturn | 'new' | undefined

/** The register of annual returns on the Accounting tab: made up to, filed on, late by, fee (AR-17). */
export const ReturnRegisterSection = ({ organizationId }: { organizationId: string }) => {
  const register = useQuery(returnRegisterQuery(organizationId)).data
  const returns = useQuery({ ...returnRegisterQuery(organizationId), select: ({ data }) => data })
  const remove = useRemoveRegisteredReturn(organizationId)
  const isReadOnly = useIsReadOnly()
  const [edited, setEdited] = useState<Edited>()

  const askAndRemove = async ({ _id, madeUpTo }: RegisteredReturn) => {
    if (await confirmDelete(`This removes the return made up to ${displayDate(madeUpTo)} from the register.`))
      remove.mutate(_id)
  }

  return (
    <Section title="Register of annual returns">
      {register && <Warnings register={register} />}
      <QueryResult query={returns} failureMessage="Error fetching the annual returns" empty="No annual returns filed">
        {(lines) => (
          <PlainTable label="Annual returns filed" headings={headings}>
            {lines.map((one) => (
              <tr key={one._id}>
                <td>
                  {displayDate(one.madeUpTo)}
                  {one.isFirst && ' (first)'}
                  {one.kind === 'B1B73' && ' (B1B73)'}
                </td>
                <td>{displayDate(one.lastDay)}</td>
                <td>{displayDate(one.filedOn)}</td>
                <td>
                  <Lateness daysLate={one.daysLate} text={countText(one.daysLate, 'day')} />
                </td>
                <td>
                  <Lateness daysLate={one.daysLate} text={displayWholeEuros(one.fee)} />
                </td>
                <td>
                  {one.kind === 'B1' && (
                    <Group gap={4} wrap="nowrap">
                      <ActionIcon
                        disabled={isReadOnly}
                        aria-label={`Correct the return made up to ${displayDate(one.madeUpTo)}`}
                        onClick={() => setEdited(one)}
                      >
                        <IconPencil size={16} stroke={1.6} />
                      </ActionIcon>
                      <ActionIcon
                        disabled={isReadOnly}
                        color="red"
                        aria-label={`Remove the return made up to ${displayDate(one.madeUpTo)}`}
                        onClick={() => void askAndRemove(one)}
                      >
                        <IconTrash size={16} stroke={1.6} />
                      </ActionIcon>
                    </Group>
                  )}
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Group gap="xs" mt="sm">
        <Permitted call={organizationsCalls.registerReturn}>
          <Button size="xs" variant="default" onClick={() => setEdited('new')}>
            Add a filed return
          </Button>
        </Permitted>
        <CourtOrderButton organizationId={organizationId} />
      </Group>
      {edited && (
        <FiledReturnDialog
          organizationId={organizationId}
          filed={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}
