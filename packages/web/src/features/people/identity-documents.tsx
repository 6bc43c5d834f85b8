import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { IDENTITY_DOCUMENTS } from '@registrar/domain/aml/open-point-places'
import type { Person } from '@registrar/domain/people/person'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { IconPlus } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { type EditedRow, useRows } from '#lib/use-rows'
import { DateField } from '#ui/date-field'
import { RemoveRowButton } from '#ui/icon-button'
import { ModalForm } from '#ui/modal-form'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { Section } from '#ui/section'
import { useUpdatePerson } from './people.api.ts'

type IdentityDocument = Person['identityDocuments'][number]

const emptyDocument: IdentityDocument = { type: 'Passport', number: null, expiresOn: null, url: null }

type RowProps = { row: EditedRow<IdentityDocument>; index: number }

const DocumentRow = ({ row: { value: document, change, remove }, index }: RowProps) => (
  <Group align="flex-end" gap="xs" role="group" aria-label={`Identity document ${index + 1}`}>
    <TextInput
      label="Type"
      value={document.type ?? ''}
      onChange={(event) => change({ type: event.currentTarget.value || null })}
      w={150}
    />
    <TextInput
      label="Number"
      autoComplete="off"
      value={document.number ?? ''}
      onChange={(event) => change({ number: event.currentTarget.value || null })}
      w={150}
    />
    <DateField label="Expires on" value={document.expiresOn} onChange={(expiresOn) => change({ expiresOn })} w={150} />
    <Checkbox
      label="No expiry"
      checked={document.noExpiry ?? false}
      onChange={(event) => change({ noExpiry: event.currentTarget.checked })}
      mb={8}
    />
    <DateField
      label="Issued on"
      value={document.issuedOn ?? null}
      onChange={(issuedOn) => change({ issuedOn })}
      w={150}
    />
    <TextInput
      label="Certified by"
      value={document.certifiedBy ?? ''}
      onChange={(event) => change({ certifiedBy: event.currentTarget.value || null })}
      w={150}
    />
    <DateField
      label="Certified on"
      value={document.certifiedOn ?? null}
      onChange={(certifiedOn) => change({ certifiedOn })}
      w={150}
    />
    <TextInput
      label="Address of the file"
      value={document.url ?? ''}
      onChange={(event) => change({ url: event.currentTarget.value || null })}
      w={220}
    />
    <RemoveRowButton label={`Remove identity document ${index + 1}`} onClick={remove} />
  </Group>
)

const DocumentsModal = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const form = useDialogForm({
    about: person._id,
    initial: { identityDocuments: person.identityDocuments },
    version: person.version,
    toBody: (values, { version }) => ({ ...values, version }),
    mutation: useUpdatePerson(person._id),
    onSaved: onClose,
  })
  const { rows, add } = useRows(form.values.identityDocuments, (identityDocuments) =>
    form.change({ identityDocuments }),
  )

  return (
    <ModalForm title="Identity documents" onClose={onClose} submitLabel="Save" size="xl" {...form.dialog}>
      <Stack gap="xs">
        {rows.map((row, index) => (
          <DocumentRow key={row.key} row={row} index={index} />
        ))}
        <Group>
          <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => add(emptyDocument)}>
            Add a document
          </Button>
        </Group>
      </Stack>
    </ModalForm>
  )
}

const Expiry = ({ expiresOn }: { expiresOn: string | null }) => {
  if (!expiresOn) return null
  const isExpired = expiresOn < today()
  return (
    <Text size="sm" c={isExpired ? 'var(--app-red-text)' : undefined}>
      {displayDate(expiresOn)}
      {isExpired && ', expired'}
    </Text>
  )
}

/** The identity documents of a person; an expired one is red (PERSON-9). */
export const IdentityDocuments = ({ person }: { person: Person }) => {
  const [isEditing, setEditing] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const isAsked = useRouterState({ select: ({ location }) => location.hash === IDENTITY_DOCUMENTS })
  useEffect(() => {
    if (!isAsked) return
    frame.current?.scrollIntoView({ block: 'center' })
    frame.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isAsked])

  const headings = [
    { label: 'Type' },
    { label: 'Number' },
    { label: 'Expires on' },
    { label: 'Certified' },
    { label: 'File' },
  ]

  return (
    <div ref={frame}>
      <Section title="Identity documents">
        {person.identityDocuments.length === 0 ? (
          <Text size="sm" c="dimmed">
            No identity document
          </Text>
        ) : (
          <PlainTable label="Documents" headings={headings}>
            {person.identityDocuments.map(
              ({ type, number, expiresOn, noExpiry, certifiedBy, certifiedOn, url }, index) => (
                <tr key={index}>
                  <td>{type}</td>
                  <td>{number}</td>
                  <td>{noExpiry ? 'No expiry' : <Expiry expiresOn={expiresOn} />}</td>
                  <td>{[certifiedBy, certifiedOn && displayDate(certifiedOn)].filter(Boolean).join(', ')}</td>
                  <td>
                    {url && (
                      <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
                        Open
                      </Anchor>
                    )}
                  </td>
                </tr>
              ),
            )}
          </PlainTable>
        )}
        <Permitted call={peopleCalls.updatePerson}>
          <Group>
            <Button variant="default" size="xs" onClick={() => setEditing(true)}>
              Edit the identity documents
            </Button>
          </Group>
        </Permitted>
        {isEditing && <DocumentsModal person={person} onClose={() => setEditing(false)} />}
      </Section>
    </div>
  )
}
