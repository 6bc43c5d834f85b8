import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { MAX_FORM_PEOPLE, newForm } from '@registrar/domain/forms/form'
import { formRefusal, formRefusals } from '@registrar/domain/forms/form-rules'
import { IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { confirm } from '#ui/confirm'
import { Section } from '#ui/section'
import { toast } from '#ui/toasts'
import { forgetDraft, keepDraft, readDraft } from './form-draft.ts'
import { valuesFromDraft, valuesToSend } from './form-values.ts'
import { french } from './form-words.ts'
import { useSubmitForm } from './forms.api.ts'
import { PeopleHints } from './people-hints.tsx'
import { PersonFields } from './person-fields.tsx'
import { PublicFormFrame } from './public-form-frame.tsx'
import classes from './public-form.module.css'
import { ReviewModal } from './review-modal.tsx'
import { RoleIndicator } from './role-indicator.tsx'
import { useFirstErrorFocus, useFormFields } from './use-form-fields.ts'

const TITLE = 'Création de votre société en Irlande'

/** The public company-creation form. Source: part 2, section 2.15. */
export const PublicFormPage = () => {
  const fields = useFormFields(readDraft)
  const { values, field, tick } = fields
  const frame = useFirstErrorFocus(fields.errorRound)
  const trap = useRef<HTMLInputElement>(null)
  const [isReviewing, setReviewing] = useState(false)
  const submit = useSubmitForm()
  const navigate = useNavigate()
  useEffect(() => keepDraft(values), [values])

  const review = (event: SubmitEvent) => {
    event.preventDefault()
    const isFilled = fields.check(newForm, valuesToSend(values))
    const refusal = formRefusal(values)
    if (refusal) toast.error(formRefusals[refusal])
    setReviewing(isFilled && !refusal)
  }
  const send = () => {
    const form = valuesToSend(values)
    submit.mutate(
      { ...newForm.parse(form), website: trap.current?.value ?? '' },
      {
        onSuccess: () => {
          forgetDraft()
          void navigate({ to: '/publicform/validate', state: { sentForm: form } })
        },
        onError: (error) => {
          setReviewing(false)
          if (error instanceof ApiProblem) fields.showErrors(error.fields)
        },
      },
    )
  }
  const clear = async () => {
    const isSure = await confirm({
      title: 'Tout effacer ?',
      message: 'Ce que vous avez saisi sera perdu.',
      confirmLabel: 'Tout effacer',
      cancelLabel: 'Annuler',
      isDestructive: true,
    })
    if (!isSure) return
    fields.set(valuesFromDraft(null))
    fields.showErrors({})
  }
  const errorCount = Object.keys(fields.errors).length
  return (
    <PublicFormFrame title={TITLE}>
      <div>
        <Title order={1}>{TITLE}</Title>
        <Text c="dimmed" mt={4}>
          Remplissez ce formulaire ; nous nous occupons de la suite. Ce que vous saisissez est gardé sur cet appareil
          jusqu’à l’envoi. Les champs marqués d’un astérisque sont obligatoires.
        </Text>
      </div>
      <form ref={frame} onSubmit={review} noValidate aria-label={TITLE}>
        <Stack gap="lg">
          <Section title="Nom de la société">
            <Text size="sm" c="dimmed">
              Trois noms par ordre de préférence, au cas où le premier serait déjà pris.
            </Text>
            <TextInput label={french.form.organizationName1} required {...field('organizationName1')} />
            <TextInput label={french.form.organizationName2} required {...field('organizationName2')} />
            <TextInput label={french.form.organizationName3} required {...field('organizationName3')} />
          </Section>
          <Section title="Activité">
            <Textarea label={french.form.description} required autosize minRows={4} {...field('description')} />
          </Section>
          <Section title="Personnes">
            <PeopleHints />
            <RoleIndicator peoples={values.peoples} />
          </Section>
          {values.peoples.map((person, place) => (
            <PersonFields
              key={place}
              place={place}
              person={person}
              errors={fields.errors}
              words={french}
              isRequired
              onChange={fields.setPerson}
              onRemove={place > 0 ? fields.removePerson : undefined}
            />
          ))}
          <Group justify="flex-start">
            <Button
              variant="default"
              leftSection={<IconUserPlus size={16} />}
              disabled={values.peoples.length >= MAX_FORM_PEOPLE}
              onClick={fields.addPerson}
            >
              Ajouter une personne
            </Button>
          </Group>
          <Section title="Services souhaités">
            <Checkbox
              label={french.form.secretaryCompany}
              description="Une société tient le secrétariat de la vôtre."
              {...tick('secretaryCompany')}
            />
            <Checkbox
              label={french.form.anonymeShareholder}
              description="Un actionnaire porte les parts pour votre compte."
              {...tick('anonymeShareholder')}
            />
          </Section>
          <Section title="Vérification d’identité">
            <Checkbox label={french.form.IDPAL} {...tick('IDPAL')} />
          </Section>
          <div className={classes.trap} aria-hidden="true">
            <label>
              Ne remplissez pas ce champ
              <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <Stack gap="xs">
            <Text size="sm" ta="right" c="var(--app-red-text)" aria-live="polite">
              {errorCount > 0 && (errorCount === 1 ? 'Un champ à corriger' : `${errorCount} champs à corriger`)}
            </Text>
            <Group justify="space-between">
              <Button variant="subtle" color="gray" c="dimmed" onClick={() => void clear()}>
                Tout effacer
              </Button>
              <Button type="submit">Vérifier et envoyer</Button>
            </Group>
          </Stack>
        </Stack>
      </form>
      <ReviewModal
        values={valuesToSend(values)}
        isOpen={isReviewing}
        isSending={submit.isPending}
        onEdit={() => setReviewing(false)}
        onConfirm={send}
      />
    </PublicFormFrame>
  )
}
