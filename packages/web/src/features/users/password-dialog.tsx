import { PasswordInput, Text } from '@mantine/core'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'

type Body = { password: string }

type Props<A> = {
  title: string
  submitLabel: string
  isDestructive?: boolean
  /** what the dialog says above the password */
  text?: string
  mutation: {
    mutate: (body: Body, options: { onSuccess: (answer: A) => void }) => void
    isPending: boolean
    error: unknown
    reset: () => void
  }
  onDone: (answer: A) => void
  onClose: () => void
}

/** Asks for the password before something that opens the account changes. */
export const PasswordDialog = <A,>({ text, mutation, onDone, ...dialog }: Props<A>) => {
  const form = useDialogForm({
    about: dialog.title,
    initial: { password: '' },
    toBody: ({ password }) => (password ? { password } : undefined),
    mutation,
    onSaved: onDone,
  })

  return (
    <ModalForm {...dialog} {...form.dialog}>
      {text && <Text size="sm">{text}</Text>}
      <PasswordInput
        label="Password"
        required
        data-autofocus
        {...form.text('password')}
        autoComplete="current-password"
      />
    </ModalForm>
  )
}
