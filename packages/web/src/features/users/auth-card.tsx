import { Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { Link } from '@tanstack/react-router'
import type { SubmitEvent, ReactNode } from 'react'
import { Brand } from '#ui/brand'
import { usePageTitle } from '#lib/page-title'

type Props = { title: string; onSubmit: () => void; other: { to: string; text: string }; children: ReactNode }

/** The frame of the pages that sign a user in or up. */
export const AuthCard = ({ title, onSubmit, other, children }: Props) => {
  usePageTitle(title)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    <Center mih="100dvh" p="md" component="main">
      <Stack w="100%" maw={380} gap="lg">
        <Brand />
        <Paper p="lg">
          <form onSubmit={submit} noValidate>
            <Stack gap="md">
              <Title order={1}>{title}</Title>
              {children}
              <Text size="sm" ta="center">
                <Anchor component={Link} to={other.to} search={true} size="sm">
                  {other.text}
                </Anchor>
              </Text>
            </Stack>
          </form>
        </Paper>
      </Stack>
    </Center>
  )
}
