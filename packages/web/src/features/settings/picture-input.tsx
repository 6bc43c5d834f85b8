import { Button, FileButton, Group, Input, type InputWrapperProps } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { toast } from '#lib/toast'

type Props = Pick<InputWrapperProps, 'inputWrapperOrder'> & {
  label: string
  description?: string
  error?: ReactNode
  disabled: boolean
  /** a data URL; empty: none. The form draws the input anew when it shows another */
  defaultValue?: string
  onChange: (value: string) => void
}

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')))
    reader.readAsDataURL(file)
  })

/** A small picture: it is shown, chosen from a file, and removed. The server says what it accepts. */
export const PictureInput = ({ label, disabled, defaultValue = '', onChange, ...wrapper }: Props) => {
  const [value, setValue] = useState(defaultValue)
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  const choose = async (file: File | null) => {
    if (!file) return
    try {
      change(await readAsDataUrl(file))
    } catch {
      toast.error(`${file.name} could not be read.`)
    }
  }

  return (
    <Input.Wrapper {...wrapper} label={label} labelElement="div">
      <Group gap="sm" mb={4} role="group" aria-label={label}>
        {value !== '' && (
          <img src={value} alt={label} style={{ maxWidth: 200, maxHeight: 60, background: '#fff', borderRadius: 4 }} />
        )}
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void choose(file)} disabled={disabled}>
          {(props) => (
            <Button {...props} variant="default" disabled={disabled} leftSection={<IconPhoto size={16} />}>
              Choose a picture
            </Button>
          )}
        </FileButton>
        {value !== '' && !disabled && (
          <Button variant="subtle" onClick={() => change('')}>
            Remove
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
