import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { subjectText } from './subject-text.ts'

const EmailDialog = lazy(async () => ({ default: (await import('./email-dialog.tsx')).EmailDialog }))

type Props = {
  email: { _id: string; subject: string; email: string }
  /** the email field of the record on the page, as it is today */
  recordMail?: string | null | undefined
}

/** Opens an email as it was sent, and what happened to it (MAIL-19). */
export const ViewEmailButton = ({ email, recordMail }: Props) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`View ${subjectText(email.subject)} to ${email.email}`}
        onClick={() => setOpen(true)}
      >
        View
      </Button>
      {isOpen && (
        <Suspense>
          <EmailDialog id={email._id} subject={email.subject} recordMail={recordMail} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
