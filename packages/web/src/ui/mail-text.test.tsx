// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { mailStates } from '@registrar/domain/shared/email-address'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MailText } from './mail-text.tsx'

afterEach(cleanup)

it.each(mailStates)('an address of the state %s has a mark only when no email can be sent to it', (state) => {
  render(
    <MantineProvider>
      <MailText mail="anna@" state={state} />
    </MantineProvider>,
  )
  expect(screen.getByText('anna@')).toBeTruthy()
  const mark = screen.queryByRole('img', { name: 'no email can be sent to this address' })
  expect(mark !== null).toBe(state === 'unreadable')
})
