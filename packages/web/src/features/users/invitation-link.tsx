import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { Section } from '#ui/section'

/** Shows the link of an invitation once, to copy it (USER-14). It covers nothing: the list of invitations is under it. */
export const InvitationLink = ({ link, onClose }: { link: string; onClose: () => void }) => (
  <Section title="Link of the invitation">
    <Text size="sm">The link is in the email too. It is not shown again: later, make a new one.</Text>
    <TextInput aria-label="Link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />
    <Group gap="sm">
      <CopyButton value={link}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy the link'}</Button>}
      </CopyButton>
      <Button variant="default" onClick={onClose}>
        Done
      </Button>
    </Group>
  </Section>
)
