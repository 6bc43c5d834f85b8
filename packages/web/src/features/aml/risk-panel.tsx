import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { type AmlField, diligenceQuestions, riskComments } from '@registrar/domain/aml/aml-fields'
import { amlActions } from '@registrar/domain/aml/aml-form'
import { actionTexts, answeredQuestions, riskQuestionTexts } from '@registrar/domain/aml/aml-texts'
import { answersAgainstRecord } from '@registrar/domain/aml/answers-against-record'
import { enhancedDiligenceReasons } from '@registrar/domain/aml/enhanced-diligence'
import { riskLevel, riskQuestions, riskScore } from '@registrar/domain/aml/risk-score'
import { untouchedText } from '@registrar/domain/aml/untouched-answers'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { DiligenceReasons } from '#ui/diligence-reasons'
import { Section } from '#ui/section'
import { RiskBadge, RiskStatus } from '#ui/risk-status'
import { AmlFieldInput } from './aml-field-input.tsx'
import { type AmlFormStore, useAmlNames, useAmlValue } from './aml-form-store.ts'
import classes from './aml.module.css'
import { fileStandingQuery } from './aml-versions.api.ts'
import { useHiddenFields } from './use-hidden-fields.ts'
import { RiskFactors } from './risk-factors.tsx'

const questions: AmlField[] = riskQuestions.map((name, index) => ({
  name,
  label: `${index + 1}. ${riskQuestionTexts[name]}`,
  kind: 'yesNo',
}))
const questionsOfRecord: ReadonlySet<string> = new Set(['appendix2_q1', 'appendix2_q10'])
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

type Props = { organization: Organization; store: AmlFormStore }

// The reasons for enhanced measures that the answers on the screen and the record have.
const useReasons = ({ organization, store }: Props) => {
  const { partiesAtRisk = [], riskFactors = [] } = useQuery(fileStandingQuery(organization._id)).data ?? {}
  const { enhancedDueDiligence: saved } = organization.amlStatus
  const reasons = useAmlNames(store, (values) =>
    enhancedDiligenceReasons(values, {
      hasLinkedPep: saved.includes('LINKED_PEP'),
      hasSanctionsHit: saved.includes('SANCTIONS'),
      hasPartyAtRisk: partiesAtRisk.length > 0,
    }),
  )
  return { reasons, partiesAtRisk, riskFactors }
}

// The risk level of the answers on the screen. Unsaved defaults are not an assessment, so the saved level is shown beside theirs.
const Score = ({ organization, store }: Props) => {
  const score = useAmlValue(store, riskScore)
  const answered = useAmlValue(store, answeredQuestions)
  const hasUnsaved = useAmlValue(store, store.hasUnsavedAnswers)
  const level = riskLevel(score)
  const { reasons, partiesAtRisk, riskFactors } = useReasons({ organization, store })
  const { untouched } = organization.amlStatus

  return (
    <Paper p="sm" className={classes.score} component="section" aria-label="Score" data-sticky="score">
      <Group gap="sm">
        <Text size="sm">
          Total score <b>{score}</b>
        </Text>
        <Text size="sm">Risk level</Text>
        {hasUnsaved ? (
          <>
            <RiskStatus
              level={organization.aml.appendix2_risk_level}
              answered={organization.amlStatus.answered}
              reasons={reasons}
            />
            <Text size="sm" c="dimmed">
              With these answers
            </Text>
            <RiskBadge level={level} />
          </>
        ) : (
          <RiskStatus level={level} answered={answered} reasons={reasons} />
        )}
        {(hasUnsaved || answered === questions.length) && (
          <Text size="sm" c={hasUnsaved ? 'var(--app-amber-text)' : 'dimmed'}>
            {hasUnsaved && answered === questions.length
              ? 'Not saved yet'
              : `${answered} of ${questions.length} answered${hasUnsaved ? ', not saved yet' : ''}`}
          </Text>
        )}
      </Group>
      {untouched > 0 && (
        <Text size="sm" mt="xs" c="var(--app-amber-text)">
          {untouchedText(untouched)}
        </Text>
      )}
      <DiligenceReasons reasons={reasons} partiesAtRisk={partiesAtRisk} />
      <RiskFactors factors={riskFactors} />
    </Paper>
  )
}

// The firm's own company holds the shares for the client (AML-14).
const NomineeHint = ({ organization, store }: Props) => {
  const answer = useAmlValue(store, (values) => values.appendix2_q5)

  return organization.hasAnonymousShareholder && answer !== true ? (
    <Text size="sm" c="var(--app-amber-text)" pb={6}>
      The anonymous shareholder service is active: a nominee holds shares of this company. Question 5 asks about
      nominees.
    </Text>
  ) : null
}

// The record has a PEP, a sanctions hit or somebody in a high-risk country, and the answer says no (AML-12).
const RecordHint = ({ question, ...props }: Props & { question: string }) => {
  const { reasons } = useReasons(props)
  const text = useAmlValue(props.store, (values) =>
    answersAgainstRecord(values, reasons)
      .filter((one) => one.question === question)
      .map((one) => one.text)
      .join(' '),
  )

  return text ? (
    <Text size="sm" c="var(--app-amber-text)" pb={6}>
      {text}
    </Text>
  ) : null
}

/** Appendix 2: the risk of the client (AML-1). */
export const RiskPanel = ({ organization, store }: Props) => {
  const hidden = useHiddenFields()
  const isShown = ({ name }: AmlField) => !hidden.has(name)
  const input = (field: AmlField) => <AmlFieldInput key={field.name} store={store} field={field} partner="" />

  return (
    <Stack gap="md">
      <Title order={2}>CLIENT RISK ASSESSMENT &amp; KNOW YOUR CLIENT CHECKLIST FORM</Title>
      <Score organization={organization} store={store} />
      <Section title="Risk questions">
        <div>
          {questions.map((question) => (
            <Fragment key={question.name}>
              {input(question)}
              {question.name === 'appendix2_q5' && <NomineeHint organization={organization} store={store} />}
              {questionsOfRecord.has(question.name) && (
                <RecordHint question={question.name} organization={organization} store={store} />
              )}
            </Fragment>
          ))}
        </div>
        <Text size="xs" c="dimmed">
          Question 11: in law the threshold for cash is 10,000 euros (Criminal Justice Act 2010, s. 25).
        </Text>
      </Section>
      <Section title="Due diligence">
        <div>{diligenceQuestions.filter(isShown).map(input)}</div>
        {riskComments.filter(isShown).map(input)}
      </Section>
      <Section title="Action to be taken">
        <div>
          {actionFields.map(([done, date]) => (
            <div key={done.name} className={classes.action}>
              {input(done)}
              {input(date)}
            </div>
          ))}
        </div>
      </Section>
      <Section title="Signature">{input(signature)}</Section>
    </Stack>
  )
}
