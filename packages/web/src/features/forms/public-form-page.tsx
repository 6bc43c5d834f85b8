import { Button, Checkbox, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { HONEYPOT, newForm } from '@registrar/domain/forms/form'
import { FORM_INTRODUCTION, FORM_TITLE } from '@registrar/domain/forms/form-introduction'
import { formRefusal, formRefusals, missingRoles } from '@registrar/domain/forms/form-rules'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { appConfigQuery } from '#lib/app-config'
import { useFocusOnFirstError } from '#lib/use-focus-on-first-error'
import { confirm } from '#ui/confirm'
import { Section } from '#ui/section'
import { toast } from '#lib/toast'
import { CountryList } from './country-list.tsx'
import { clearDraft, readDraft, saveDraft } from './form-draft.ts'
import { frenchLabels } from './form-labels.ts'
import { FillSecretary } from './fill-secretary.tsx'
import { FormProgress } from './form-progress.tsx'
import { FormStep } from './form-step.tsx'
import { type FormValues, formValuesFromDraft, valuesToSend, withoutHiddenFields } from './form-values.ts'
import { useSubmitForm } from './forms.api.ts'
import { IdpalNotDone } from './idpal-notes.tsx'
import { PeopleFields } from './people-fields.tsx'
import { PeopleHints } from './people-hints.tsx'
import { PublicFormFrame } from './public-form-frame.tsx'
import classes from './public-form.module.css'
import { RequiredRoles } from './required-roles.tsx'
import { ReviewModal } from './review-modal.tsx'
import { ShareTotalStatus } from './share-total-status.tsx'
import { useIdempotencyKey } from './use-idempotency-key.ts'
import { useReview } from './use-review.ts'

const IDPAL_EXPLAINED = frenchTypography(
  'IDPAL est le service en ligne par lequel chaque personne prouve son identité : elle y prend en photo sa pièce d’identité et son visage. La loi irlandaise contre le blanchiment nous oblige à faire cette vérification.',
)

const ANONYMOUS_EXPLAINED = frenchTypography(
  'Un actionnaire prête-nom (nominee) détient les actions pour vous ; vous restez déclaré comme bénéficiaire effectif (RBO).',
)

const REQUIRED_ROLES = frenchTypography('Attribuez chaque rôle obligatoire : directeur, secrétaire et actionnaire.')
const REQUIRED_IDPAL = 'Cochez cette case pour envoyer le formulaire.'

const REFUSAL_TOAST = 'form-refusal'

const validate = (values: FormValues) => schemaResolver(newForm, { sync: true })(valuesToSend(values))

/** The public form by which a client asks for a company (FORM-1, FORM-2, FORM-7). */
export const PublicFormPage = () => {
  const [draft] = useState(readDraft)
  const review = useReview()
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: draft,
    validate,
    onValuesChange: (values) => {
      saveDraft(values)
      review.forget()
      // The message about missing roles is shown at the first person, whoever gets the last of them.
      if (missingRoles(values).length === 0) form.clearFieldError('peoples.0.roles')
    },
  })
  const [refusalCount, setRefusalCount] = useState(0)
  const formRef = useFocusOnFirstError<HTMLFormElement>(refusalCount)
  const honeypot = useRef<HTMLInputElement>(null)
  const idempotencyKeyOf = useIdempotencyKey()
  // Ignores a second tap that comes before the button shows that it is busy.
  const isSent = useRef(false)
  const submit = useSubmitForm()
  const navigate = useNavigate()
  const privacyNote = useQuery(appConfigQuery).data?.formPrivacyNote

  const field = (name: keyof FormValues) => ({ key: form.key(name), ...form.getInputProps(name) })

  const checkbox = (name: keyof FormValues) => ({
    key: form.key(name),
    ...form.getInputProps(name, { type: 'checkbox' }),
  })

  const validateAndReview = (event: SubmitEvent) => {
    event.preventDefault()
    const { hasErrors } = form.validate()
    const refusal = formRefusal(form.getValues())

    if (missingRoles(form.getValues()).length > 0) form.setFieldError('peoples.0.roles', REQUIRED_ROLES)
    if (!form.getValues().IDPAL) form.setFieldError('IDPAL', REQUIRED_IDPAL)
    // One toast says what is missing now: older ones would cover the review.
    if (refusal) toast.error(formRefusals[refusal], { id: REFUSAL_TOAST })
    else toast.remove(REFUSAL_TOAST)

    if (hasErrors || refusal) setRefusalCount((count) => count + 1)
    else review.open()
  }

  const send = () => {
    if (isSent.current) return

    const values = valuesToSend(form.getValues())
    const body = { ...newForm.parse(values), [HONEYPOT]: honeypot.current?.value ?? '' }
    isSent.current = true
    submit.mutate(
      { body, idempotencyKey: idempotencyKeyOf(body) },
      {
        onSuccess: ({ data }) => {
          clearDraft()
          const state = { sentForm: values, formReference: data.reference }
          // In place of the review: Back leads to the form.
          void navigate({ to: '/publicform/validate', state, replace: true })
        },
        onError: (error) => {
          isSent.current = false
          review.close()
          if (!(error instanceof ApiProblem)) return

          form.setErrors(error.fields)
          setRefusalCount((count) => count + 1)
        },
      },
    )
  }

  const clear = async () => {
    const isSure = await confirm({
      title: frenchTypography('Tout effacer ?'),
      message: 'Ce que vous avez saisi sera perdu.',
      confirmLabel: 'Tout effacer',
      cancelLabel: 'Annuler',
      isDestructive: true,
    })
    if (!isSure) return
    clearDraft()
    form.setValues(formValuesFromDraft(null))
  }

  const errorCount = Object.keys(form.errors).length

  return (
    <PublicFormFrame title={FORM_TITLE}>
      <div>
        <Title order={1}>{FORM_TITLE}</Title>
        <Text c="dimmed" mt={4}>
          {FORM_INTRODUCTION}
        </Text>
      </div>
      <FormProgress form={form} />
      <form ref={formRef} onSubmit={validateAndReview} noValidate aria-label={FORM_TITLE}>
        <Stack gap="lg">
          <FormStep name="names">
            <Text size="sm" c="dimmed">
              Trois noms par ordre de préférence, au cas où le premier serait déjà pris.
            </Text>
            <TextInput label={frenchLabels.form.organizationName1} required {...field('organizationName1')} />
            <TextInput label={frenchLabels.form.organizationName2} required {...field('organizationName2')} />
            <TextInput label={frenchLabels.form.organizationName3} required {...field('organizationName3')} />
          </FormStep>
          <FormStep name="activity">
            <Textarea label={frenchLabels.form.description} required autosize minRows={4} {...field('description')} />
          </FormStep>
          <FormStep name="people" below={<PeopleFields form={form} labels={frenchLabels} isRequired />}>
            <PeopleHints />
            <RequiredRoles form={form} />
            <ShareTotalStatus form={form} />
            <CountryList />
          </FormStep>
          <FormStep name="services">
            <Checkbox
              label={frenchLabels.form.secretaryCompany}
              description="Nous assurons la fonction de secrétaire de votre société (company secretary)."
              {...checkbox('secretaryCompany')}
            />
            <FillSecretary form={form} />
            <Checkbox
              label={frenchLabels.form.anonymeShareholder}
              description={ANONYMOUS_EXPLAINED}
              {...checkbox('anonymeShareholder')}
            />
          </FormStep>
          <FormStep name="identity">
            <Checkbox
              label={frenchLabels.form.IDPAL}
              description={IDPAL_EXPLAINED}
              aria-invalid={Boolean(form.errors['IDPAL'])}
              {...checkbox('IDPAL')}
            />
            <IdpalNotDone />
          </FormStep>
          <div className={classes.honeypot} aria-hidden="true">
            <label>
              Ne remplissez pas ce champ
              <input
                ref={honeypot}
                name={HONEYPOT}
                tabIndex={-1}
                autoComplete="off"
                data-1p-ignore
                data-lpignore="true"
              />
            </label>
          </div>
          {privacyNote && (
            <Section title="Protection des données">
              <Text size="sm" c="dimmed">
                {frenchTypography(privacyNote)}
              </Text>
            </Section>
          )}
          <Stack gap="xs">
            <Text size="sm" ta="right" c="var(--app-red-text)" aria-live="polite">
              {errorCount > 0 && `${errorCount} ${errorCount > 1 ? 'champs' : 'champ'} à compléter ou à corriger`}
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
        values={withoutHiddenFields(form.getValues())}
        isOpen={review.isOpen}
        isSending={submit.isPending || submit.isSuccess}
        onEdit={review.close}
        onConfirm={send}
      />
    </PublicFormFrame>
  )
}
