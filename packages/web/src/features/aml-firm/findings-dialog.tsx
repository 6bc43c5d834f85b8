import { Anchor, Button, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import { type FirmReview, firmReviewChanges } from '@registrar/domain/aml-firm/firm-review'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { UserSelect } from '#features/users'
import { useDialogForm } from '#lib/use-dialog-form'
import { useRows } from '#lib/use-rows'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { Fields } from '#ui/section'
import { useSaveFindings } from './aml-firm.api.ts'

type Finding = {
  organizationId: string | null
  finding: string
  action: string
  userId: string | null
  dueOn: IsoDate | null
  taskId: string | null
}

const EMPTY: Finding = { organizationId: null, finding: '', action: '', userId: null, dueOn: null, taskId: null }

const bodyOf = (findings: Finding[], version: number) => {
  const sent = findings.map(({ taskId: _taskId, ...finding }) => ({
    ...finding,
    action: finding.action.trim() || null,
  }))
  return firmReviewChanges.safeParse({ findings: sent, version }).data
}

type RowsProps = {
  findings: Finding[]
  onChange: (findings: Finding[]) => void
  organizations: FirmReview['organizations']
  problemAt: (path: string) => string | undefined
}

const Findings = ({ findings, onChange, organizations, problemAt }: RowsProps) => {
  const { rows, add } = useRows(findings, onChange)
  const files = organizations.map(({ _id, name }) => ({ value: _id, label: name }))

  return (
    <>
      {rows.map(({ key, value, change, remove }, index) => (
        <Fieldset key={key} legend={`Finding ${index + 1}`}>
          <Stack gap="sm">
            <Select
              label="File"
              required
              searchable
              data={files}
              value={value.organizationId}
              error={problemAt(`findings.${index}.organizationId`)}
              onChange={(organizationId) => change({ organizationId })}
            />
            <Textarea
              label="What was found"
              required
              autosize
              minRows={2}
              value={value.finding}
              onChange={(event) => change({ finding: event.currentTarget.value })}
            />
            <TextInput
              label="Action"
              description={value.taskId ? 'It is a task already' : 'It becomes a task'}
              value={value.action}
              onChange={(event) => change({ action: event.currentTarget.value })}
            />
            <Fields>
              <UserSelect
                label="Taken by"
                value={value.userId}
                error={problemAt(`findings.${index}.userId`)}
                onChange={(userId) => change({ userId })}
              />
              <DateField label="Until" value={value.dueOn} onChange={(dueOn) => change({ dueOn })} />
            </Fields>
            <Group justify="flex-end">
              <Button
                size="xs"
                variant="subtle"
                color="red"
                onClick={remove}
                aria-label={`Remove finding ${index + 1}`}
              >
                Remove
              </Button>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      <Group>
        <Button variant="subtle" size="compact-xs" leftSection={<IconPlus size={14} />} onClick={() => add(EMPTY)}>
          Finding
        </Button>
      </Group>
    </>
  )
}

/** The files that were drawn for a review, and what was found in them (FIRM-6). */
export const FindingsDialog = ({ review, onClose }: { review: FirmReview; onClose: () => void }) => {
  const form = useDialogForm({
    about: review._id,
    initial: {
      findings: review.findings.map((finding): Finding => ({ ...finding, action: finding.action ?? '' })),
    },
    toBody: ({ findings }) => bodyOf(findings, review.version),
    mutation: useSaveFindings(review._id),
    onSaved: onClose,
  })

  return (
    <ModalForm
      title={`Compliance review ${review.year}`}
      onClose={onClose}
      submitLabel="Save"
      size="lg"
      {...form.dialog}
    >
      <Text size="sm">
        Files:{' '}
        {review.organizations.map(({ _id, name }, index) => (
          <span key={_id}>
            {index > 0 && ', '}
            <Anchor component={Link} to={`/organization/${_id}/AML_TAB`} size="sm">
              {name}
            </Anchor>
          </span>
        ))}
      </Text>
      <Findings
        findings={form.values.findings}
        onChange={(findings) => form.change({ findings })}
        organizations={review.organizations}
        problemAt={form.problemAt}
      />
    </ModalForm>
  )
}
