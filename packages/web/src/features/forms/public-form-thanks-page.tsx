import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { Link, useLocation } from '@tanstack/react-router'
import { FormSummary } from './form-summary.tsx'
import { useEffect, useRef } from 'react'
import type { FormValues } from './form-values.ts'
import { IdpalOfEachPerson } from './idpal-notes.tsx'
import { PublicFormFrame } from './public-form-frame.tsx'

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface HistoryState {
    /** the public form as sent; it survives a reload */
    sentForm?: FormValues
    /** the reference that the server gave the form (FORM-14) */
    formReference?: string
  }
}

const THANKS = frenchTypography(
  'Votre demande a bien été reçue. Nous vous répondrons par e-mail. Voici ce que vous avez envoyé :',
)
const REFERENCE = frenchTypography('Votre numéro de référence :')

/** The page after sending: thanks, and a summary of the form (FORM-7). */
export const PublicFormThanksPage = () => {
  const content = useRef<HTMLElement>(null)
  // The button that sent the form had the focus, and is gone (UI-12).
  useEffect(() => content.current?.focus({ preventScroll: true }), [])
  const { sentForm: sent, formReference } = useLocation({ select: (location) => location.state })

  if (!sent)
    return (
      <PublicFormFrame title="Erreur" ref={content}>
        <div role="alert">
          <Title order={1}>Erreur</Title>
          <Text mt={4}>Aucun formulaire n’a été envoyé depuis cette page.</Text>
        </div>
        <Group>
          <Button component={Link} to="/publicform">
            Retour au formulaire
          </Button>
        </Group>
      </PublicFormFrame>
    )

  return (
    <PublicFormFrame title="Merci !" ref={content}>
      <div>
        <Title order={1}>Merci !</Title>
        {formReference && (
          <Text mt={4}>
            {REFERENCE}{' '}
            <Text span fw={600} ff="monospace">
              {formReference}
            </Text>
          </Text>
        )}
        <Text mt={4}>{THANKS}</Text>
      </div>
      <IdpalOfEachPerson values={sent} />
      <Paper p="md">
        <FormSummary values={sent} headingLevel={2} />
      </Paper>
    </PublicFormFrame>
  )
}
