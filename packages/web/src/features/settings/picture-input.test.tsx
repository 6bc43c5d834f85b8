// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PictureInput } from './picture-input.tsx'

afterEach(cleanup)

const show = (defaultValue: string, disabled = false) => {
  const onChange = vi.fn<(value: string) => void>()
  const { container } = render(
    <MantineProvider env="test">
      <PictureInput label="Logo" disabled={disabled} defaultValue={defaultValue} onChange={onChange} />
    </MantineProvider>,
  )
  return { onChange, input: container.querySelector('input[type="file"]') }
}

it('a chosen file is shown and handed over as a data URL, and can be removed (SET-1)', async () => {
  const { onChange, input } = show('')
  expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull()
  if (!input) throw new Error('there is no input of files')
  fireEvent.change(input, { target: { files: [new File(['x'], 'logo.png', { type: 'image/png' })] } })
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('data:image/png;base64,eA=='))
  expect((await screen.findByRole('img', { name: 'Logo' })).getAttribute('src')).toBe('data:image/png;base64,eA==')

  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(onChange).toHaveBeenLastCalledWith('')
  expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull()
})

it('what the operator has set is shown and not changed (SET-2)', () => {
  show('data:image/png;base64,eA==', true)
  expect(screen.getByRole('img', { name: 'Logo' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Choose a picture' }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})
