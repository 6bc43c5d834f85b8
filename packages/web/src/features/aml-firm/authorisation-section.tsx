import { Button, Group, Text } from '@mantine/core'
import type { FirmAuthorisation } from '@registrar/domain/aml-firm/firm-authorisation'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorToast } from '#lib/use-error-toast'
import { Section } from '#ui/section'
import { Empty, Failed, Loading } from '#ui/states'
import { authorisationQuery } from './aml-firm.api.ts'
import { AuthorisationDialog } from './authorisation-dialog.tsx'

const FAILURE = 'Error fetching the authorisation'

const Authorisation = ({ authorisation }: { authorisation: FirmAuthorisation }) => {
  const { number, from, endsOn, renewBy, supervisor, principalOfficers } = authorisation

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
