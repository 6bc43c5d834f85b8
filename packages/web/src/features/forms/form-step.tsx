import { Paper, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { formStepNames, type FormStepName, formSteps } from './form-steps.ts'
import classes from './form-progress.module.css'

type Props = {
  name: FormStepName
  children: ReactNode
  /** cards of their own below the card of the step */
  below?: ReactNode
}

/** A numbered step of the public form, to which the progress leads (FORM-20). */
export const FormStep = ({ name, children, below }: Props) => {
  const { id, title } = formSteps[name]

  return (
    <section id={id} tabIndex={-1} aria-label={title} className={classes.step}>
      <Stack gap="lg">
        <Paper p="md">
          <Stack gap="md">
            <Title order={2}>
              {formStepNames.indexOf(name) + 1}. {title}
            </Title>
            {children}
          </Stack>
        </Paper>
        {below}
      </Stack>
    </section>
  )
}
