import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { amlActions } from '@registrar/domain/aml/aml-form'
import { actionTexts, answeredQuestions, riskQuestionTexts } from '@registrar/domain/aml/aml-texts'
import { riskLevel, riskQuestions, riskScore } from '@registrar/domain/aml/risk-score'
import { Section } from '#ui/section'
import { RiskBadge } from '#ui/status'
import type { AmlField } from './aml-fields.ts'
import { AmlFieldInput } from './aml-field-input.tsx'
import { type AmlFormStore, useAmlValue } from './aml-form-store.ts'
import classes from './aml.module.css'

const questions: AmlField[] = riskQuestions.map((name, index) => ({
  name,
  label: `${index + 1}. ${riskQuestionTexts[name]}`,
  kind: 'yesNo',
}))
const diligence: AmlField[] = [
  {
    name: 'appendix2_enhanced_due_diligence_applied',
    label: 'Has enhanced due diligence been applied?',
    kind: 'yesNo',
  },
  {
    name: 'appendix2_standard_due_diligence_applied',
    label: 'Has standard due diligence been applied?',
    kind: 'yesNo',
  },
  { name: 'appendix2_suspicion_issues', label: 'Is there anything that raises a suspicion?', kind: 'yesNo' },
]
const comments: AmlField[] = [
  { name: 'appendix2_suspicion_issues_comments', label: 'Comments on the suspicion', kind: 'long' },
  { name: 'appendix2_additional_comments', label: 'Additional comments', kind: 'long' },
]
const signature: AmlField = { name: 'appendix2_signature', label: 'Signature', kind: 'signature' }
const actionFields = amlActions.map((action): [AmlField, AmlField] => [
  { name: `appendix2_${action}`, label: actionTexts[action], kind: 'yesNo' },
  {
    name: `appendix2_${action}_date`,
    label: 'Date obtained',
    spoken: `Date obtained: ${actionTexts[action]}`,
    kind: 'date',
  },
])

const Score = ({ store }: { store: AmlFormStore }) => {
  const score = useAmlValue(store, riskScore)
  const answered = useAmlValue(store, answeredQuestions)

  return (
    <Paper p="sm" className={classes.score} component="section" aria-label="Score">
      <Group gap="lg">
        <Text size="sm">
          Total score <b>{score}</b>
        </Text>
        <Group gap="xs">
          <Text size="sm">Risk level</Text>
          <RiskBadge level={riskLevel(score)} />
        </Group>
        <Text size="sm" c={answered < questions.length ? 'var(--app-amber-text)' : 'dimmed'}>
          {answered} of {questions.length} answered
        </Text>
      </Group>
    </Paper>
  )
}

/** Appendix 2: the risk of the client (AML-1). */
export const RiskPanel = ({ store }: { store: AmlFormStore }) => {
  const input = (field: AmlField) => <AmlFieldInput key={field.name} store={store} field={field} partner="" />

  return (
    <Stack gap="md">
      <Title order={2}>CLIENT RISK ASSESSMENT &amp; KNOW YOUR CLIENT CHECKLIST FORM</Title>
      <Score store={store} />
      <Section title="RISK QUESTIONS">
        <div>{questions.map(input)}</div>
        <Text size="xs" c="dimmed">
          Question 11: in law the threshold for cash is 10,000 euros (Criminal Justice Act 2010, s. 25).
        </Text>
      </Section>
      <Section title="DUE DILIGENCE">
        <div>{diligence.map(input)}</div>
        {comments.map(input)}
      </Section>
      <Section title="ACTION TO BE TAKEN">
        <div>
          {actionFields.map(([done, date]) => (
            <div key={done.name} className={classes.action}>
              {input(done)}
              {input(date)}
            </div>
          ))}
        </div>
      </Section>
      <Section title="SIGNATURE">{input(signature)}</Section>
    </Stack>
  )
}
