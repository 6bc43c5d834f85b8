import { Anchor, Button, Group, Text } from '@mantine/core'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { displayInstant } from '#lib/clock'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { UnprintableLetters } from '#ui/unprintable-letters'
import { amlVersionsQuery, incompleteReason, useSignVersion, versionAddress } from './aml-versions.api.ts'
import { IncompleteFile } from './incomplete-file.tsx'

const HASH_LETTERS = 12

/** The signed versions of a file, and the button that signs what is saved (AML-17). */
export const SignedVersions = ({ organization, isDirty }: { organization: Organization; isDirty: boolean }) => {
  const query = amlVersionsQuery(organization._id)
  const versions = useQuery({ ...query, select: ({ data }) => data })
  const unprintable = useQuery({ ...query, select: (answer) => answer.unprintable })
  const sign = useSignVersion(organization._id)
  const incomplete = incompleteReason(sign.error)
  const hasAnswers = organization.amlStatus.answered > 0

  return (
    <Section title="Signed versions">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          Signing freezes the saved file with its PDF.{' '}
          {isDirty && 'Choose Update first: unsaved changes are not signed.'}
        </Text>
        <Permitted call={amlCalls.signAmlVersion}>
          <Button
            variant="default"
            disabled={isDirty || !hasAnswers}
            loading={sign.isPending}
            onClick={() => sign.mutate(undefined)}
          >
            Sign this version
          </Button>
        </Permitted>
      </Group>
      <UnprintableLetters letters={unprintable.data ?? []} />
      {incomplete && (
        <IncompleteFile
          organizationId={organization._id}
          reason={incomplete}
          isBusy={sign.isPending}
          onSign={sign.mutate}
        />
      )}
      <QueryResult query={versions} failureMessage="Error fetching signed versions" empty="No signed versions yet">
        {(rows) => (
          <PlainTable
            label="Versions"
            headings={[{ label: 'Signed' }, { label: 'By' }, { label: 'SHA-256' }, { label: 'PDF' }]}
          >
            {rows.map(({ _id, signedAt, signedBy, hash }) => (
              <tr key={_id}>
                <td>{displayInstant(signedAt)}</td>
                <td>{signedBy.userName}</td>
                <td title={hash}>{hash.slice(0, HASH_LETTERS)}…</td>
                <td>
                  <Anchor href={versionAddress(_id)} target="_blank" size="sm">
                    Open
                  </Anchor>
                </td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
    </Section>
  )
}
