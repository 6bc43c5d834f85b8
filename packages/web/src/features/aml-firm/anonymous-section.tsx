import { Button, Group, Text, Textarea } from '@mantine/core'
import { anonymousReport } from '@registrar/domain/aml-firm/firm-report'
import { useState } from 'react'
import { OrganizationSelect } from '#features/organizations'
import { PersonSelect } from '#features/people'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { Section } from '#ui/section'
import { useReportAnonymously } from './aml-firm.api.ts'

type Values = { text: string; organizationId: string | null; personId: string | null }

const NOTHING: Values = { text: '', organizationId: null, personId: null }

const AnonymousDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useDialogForm({
    about: 'anonymous report',
    initial: NOTHING,
    toBody: (values) => anonymousReport.safeParse(values).data,
    mutation: useReportAnonymously(),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Report without your name" onClose={onClose} submitLabel="Send" {...form.dialog}>
      <Textarea
        label="What is suspected, and why"
        required
        data-autofocus
        autosize
        minRows={4}
        description="Leave out what would say who you are"
        {...form.text('text')}
      />
      <OrganizationSelect
        label="Organization"
        clearable
        value={form.values.organizationId}
        chosenName={null}
        error={form.problemAt('organizationId')}
        onChange={(organizationId) => form.change({ organizationId })}
      />
      <PersonSelect
        label="Person"
        value={form.values.personId}
        chosenName={null}
        error={form.problemAt('personId')}
        onChange={(personId) => form.change({ personId })}
      />
    </ModalForm>
  )
}

/** The channel by which every colleague reports a suspicion without a name (FIRM-9). */
export const AnonymousSection = () => {
  const [isOpen, setOpen] = useState(false)

  return (
    <Section title="Report a suspicion without your name">
      <Text size="sm" c="dimmed">
        It goes to the AML officers alone. Neither the register, nor a history, nor a log keeps who sent it. Tell nobody
        else of a suspicion, least of all the client (CJA 2010, s. 49).
      </Text>
      <Group>
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          Report without your name
        </Button>
      </Group>
      {isOpen && <AnonymousDialog onClose={() => setOpen(false)} />}
    </Section>
  )
}
