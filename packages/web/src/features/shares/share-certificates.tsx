import { Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { formatCount } from '@registrar/domain/shared/count-text'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import type { ShareCertificate } from '@registrar/domain/shares/share-certificate'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { useEditedRecord } from '#lib/use-edited-record'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { joinNames, numbersText } from './share-texts.ts'
import { shareCertificatesQuery, useUpdateShareCertificate } from './shares.api.ts'

const headings = ['Certificate', 'Holder', 'Shares', 'Numbers', 'Issued', 'Cancelled', 'Replaced by'].map((label) => ({
  label,
}))

type DialogProps = { certificate: ShareCertificate; onClose: () => void }

const CertificateDialog = ({ certificate, onClose }: DialogProps) => {
  const confirm = useUpdateShareCertificate(certificate._id)
  const form = useDialogForm({
    about: certificate._id,
    initial: { lostOn: certificate.lostOn },
    toBody: (values) => values,
    mutation: useUpdateShareCertificate(certificate._id),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={`Certificate ${certificate.number}`}
      onClose={onClose}
      submitLabel="Save"
      submitCall={sharesCalls.updateShareCertificate}
      {...form.dialog}
    >
      <Stack gap="sm">
        <Text size="sm">
          {formatCount(certificate.shares)} {certificate.class}, {joinNames(certificate.holders)}
        </Text>
        {!certificate.isNumberConfirmed && (
          <Group>
            <Text size="sm">The number was given here. Does the paper of the company bear it?</Text>
            <Button
              size="xs"
              variant="default"
              loading={confirm.isPending}
              onClick={() => confirm.mutate({ isNumberConfirmed: true }, { onSuccess: onClose })}
            >
              It does
            </Button>
          </Group>
        )}
        <DateField
          label="Lost on"
          description="It is cancelled that day, and another with the next number takes its place"
          maxDate={today()}
          data-autofocus
          {...form.field('lostOn')}
        />
      </Stack>
    </ModalForm>
  )
}

/** The certificates in force on a day, or all that ever were (SHARE-5). */
export const ShareCertificates = ({ organizationId, asAt }: { organizationId: string; asAt: IsoDate }) => {
  const [showsAll, setShowsAll] = useState(false)
  const query = useQuery(shareCertificatesQuery(organizationId, showsAll ? undefined : asAt))
  const [open, setOpen] = useEditedRecord(query.data ?? [])

  return (
    <Section title="Certificates">
      <Switch
        label="Cancelled ones too"
        checked={showsAll}
        onChange={(event) => setShowsAll(event.currentTarget.checked)}
        mb="xs"
      />
      <QueryResult
        query={query}
        failureMessage="Error fetching the certificates"
        empty={showsAll ? 'No certificates yet' : 'No certificates on this day'}
      >
        {(certificates) => (
          <PlainTable label="Issued certificates" headings={headings}>
            {certificates.map((certificate) => (
              <tr key={certificate._id}>
                <td>
                  <Anchor component="button" type="button" size="sm" onClick={() => setOpen(certificate)}>
                    {certificate.number}
                  </Anchor>
                  {!certificate.isNumberConfirmed && ' (number not confirmed)'}
                </td>
                <td>{joinNames(certificate.holders)}</td>
                <td>
                  {formatCount(certificate.shares)} {certificate.class}
                </td>
                <td>{numbersText(certificate)}</td>
                <td>{displayDate(certificate.issuedOn)}</td>
                <td>
                  {displayDate(certificate.cancelledOn)}
                  {certificate.lostOn && ', lost'}
                </td>
                <td>{certificate.replacedBy.join(', ')}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      {open && <CertificateDialog certificate={open} onClose={() => setOpen(undefined)} />}
    </Section>
  )
}
