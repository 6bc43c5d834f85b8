import { Button, Group, Text } from '@mantine/core'
import type { FirmAuthorisation } from '@registrar/domain/aml-firm/firm-authorisation'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorToast } from '#lib/use-error-toast'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { Empty, Failed, Loading } from '#ui/states'
import { authorisationQuery } from './aml-firm.api.ts'
import { AuthorisationDialog } from './authorisation-dialog.tsx'

const FAILURE = 'Error fetching the authorisation'

const changeHeadings = ['Changed', 'On', 'Notified on'].map((label) => ({ label }))

// The supervisor is told of each change (s.88).
const Changes = ({ changes }: Pick<FirmAuthorisation, 'changes'>) => (
  <PlainTable label="Changes to notify" headings={changeHeadings} hasLongTexts>
    {changes.map(({ what, changedOn, notifiedOn }, index) => (
      <tr key={index}>
        <td>{what}</td>
        <td>{displayDate(changedOn)}</td>
        <td>
          {notifiedOn ? (
            displayDate(notifiedOn)
          ) : (
            <Text span size="sm" c="var(--app-amber-text)">
              Not notified yet (s. 88)
            </Text>
          )}
        </td>
      </tr>
    ))}
  </PlainTable>
)

const Authorisation = ({ authorisation }: { authorisation: FirmAuthorisation }) => {
  const { number, from, endsOn, renewBy, supervisor, principalOfficers, changes } = authorisation

  return (
    <>
      <Text size="sm">
        Number {number}, from {displayDate(from)} to {displayDate(endsOn)}. The renewal is asked for by{' '}
        {displayDate(renewBy)}.
      </Text>
      <Text size="sm">Supervised by {supervisor ?? 'nobody entered yet'}.</Text>
      <Text size="sm">
        Principal officers:{' '}
        {principalOfficers.map((officer) => `${officer.name} (from ${displayDate(officer.from)})`).join(', ') || 'none'}
        .
      </Text>
      {changes.length > 0 && <Changes changes={changes} />}
    </>
  )
}

/** The authorisation as a trust or company service provider (FIRM-5). */
export const AuthorisationSection = () => {
  const { data, error, refetch } = useQuery(authorisationQuery)
  const [isEditing, setEditing] = useState(false)
  useErrorToast(error, FAILURE)

  return (
    <Section title="Authorisation">
      {!data && (error ? <Failed message={FAILURE} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.version === 0 && <Empty>No authorisation entered yet.</Empty>}
      {data && data.version > 0 && <Authorisation authorisation={data} />}
      {data && (
        <Group>
          <Button size="xs" variant="default" onClick={() => setEditing(true)}>
            {data.version === 0 ? 'Enter the authorisation' : 'Change the authorisation'}
          </Button>
        </Group>
      )}
      {data && isEditing && <AuthorisationDialog authorisation={data} onClose={() => setEditing(false)} />}
    </Section>
  )
}
