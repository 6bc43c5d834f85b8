import {
  type AmlField,
  type AmlSection,
  appendix3,
  appendix4,
  appendix6,
  diligenceQuestions,
  enhancedSection,
  rboSection,
  relianceSection,
  riskComments,
} from '@registrar/domain/aml/aml-fields'
import { amlActions } from '@registrar/domain/aml/aml-form'
import { actionTexts, appendixDefaults, riskQuestionTexts, withAppendixDefaults } from '@registrar/domain/aml/aml-texts'
import type { AmlVersionContent } from '@registrar/domain/aml/aml-version'
import { answersAgainstRecord } from '@registrar/domain/aml/answers-against-record'
import { enhancedRiskText } from '@registrar/domain/aml/assessment'
import { isFilledIn } from '@registrar/domain/aml/file-gaps'
import { untouchedAnswers, untouchedText } from '@registrar/domain/aml/untouched-answers'
import { diligenceReasonText } from '@registrar/domain/aml/enhanced-diligence'
import { pointsOf, riskQuestions } from '@registrar/domain/aml/risk-score'
import { displayDate, isIsoDate } from '@registrar/domain/shared/iso-date'
import { minuteIn } from '#platform/clock'
import { type PdfContent, renderPdf } from '#platform/pdf/render-pdf'
import { fileTable } from './file-table.ts'
import { ownersTable, peopleAndDocuments, screeningTable } from './print-parties.ts'

type Printed = {
  hash: string
  letterhead: readonly string[]
  timeZone: string
  /** the fields that the reader may not see (AML-23); none in what is signed */
  withheld?: ReadonlySet<string>
}
type Form = AmlVersionContent['form']

/** The printed text of a field; a dash when it is empty. */
const valueText = (value: unknown): string => {
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (Array.isArray(value)) return value.join(', ') || '-'
  if (typeof value === 'object' && value !== null && 'user_name' in value) return String(value.user_name)
  if (typeof value === 'string' && isIsoDate(value)) return displayDate(value)
  return typeof value === 'string' && value !== '' ? value : '-'
}

const fieldTable = (
  fields: readonly AmlField[],
  form: Form,
  defaults: Readonly<Record<string, unknown>> = {},
): PdfContent =>
  fileTable(
    ['Field', 'Entry'],
    ['40%', '*'],
    fields.map(({ name, label }) => {
      const isDefault = form[name] !== undefined && form[name] === defaults[name]
      return [label, `${valueText(form[name])}${isDefault ? ' (default)' : ''}`]
    }),
  )

const appendix = (title: string, sections: readonly AmlSection[], saved: Form, isEntered = true): PdfContent[] => [
  { text: title, style: 'section', pageBreak: 'before' },
  ...(isEntered ? [] : [{ text: 'Not filled in: nobody has entered what follows.', style: 'note' }]),
  fieldTable(
    sections.flatMap(({ fields }) => fields),
    withAppendixDefaults(saved),
    appendixDefaults,
  ),
]

const untouchedNote = (form: Form): PdfContent[] => {
  const { length } = untouchedAnswers(form)
  return length === 0 ? [] : [{ text: untouchedText(length) }]
}

const riskAssessment = (
  { form, score, level, answered, enhanced, partiesAtRisk = [] }: AmlVersionContent,
  withheld: ReadonlySet<string>,
): PdfContent[] => [
  { text: 'Appendix 2: client risk assessment', style: 'section' },
  fileTable(
    ['', 'Question', 'Answer', 'Points'],
    ['auto', '*', 'auto', 'auto'],
    riskQuestions.map((question, index) => [
      String(index + 1),
      riskQuestionTexts[question],
      `${valueText(form[question])}${untouchedAnswers(form).includes(question) ? ' (default)' : ''}`,
      String(pointsOf(question, form[question])),
    ]),
  ),
  {
    text:
      enhanced.length > 0
        ? `Total: ${enhancedRiskText(score, level)}. ${answered} of ${riskQuestions.length} questions answered.`
        : `Total ${score} points: ${level.toUpperCase()} risk. ${answered} of ${riskQuestions.length} questions answered.`,
    bold: true,
    margin: [0, 10, 0, 4],
  },
  ...untouchedNote(form),
  ...enhanced.map((reason) => ({
    text: `Enhanced due diligence required. ${diligenceReasonText(reason, partiesAtRisk)}.`,
  })),
  ...answersAgainstRecord(form, enhanced).map(({ text }) => ({ text })),
  { text: 'Due diligence', style: 'section' },
  fieldTable(
    [...diligenceQuestions, ...riskComments].filter(({ name }) => !withheld.has(name)),
    form,
  ),
  { text: 'Actions to be taken', style: 'section' },
  fileTable(
    ['Action', 'Done', 'Date obtained'],
    ['*', 'auto', 'auto'],
    amlActions.map((action) => [
      actionTexts[action],
      valueText(form[`appendix2_${action}`]),
      valueText(form[`appendix2_${action}_date`]),
    ]),
  ),
  { text: `Signature: ${valueText(form.appendix2_signature)}`, margin: [0, 10, 0, 0] },
]

const openPoints = ({ open, acceptOpen }: AmlVersionContent): PdfContent[] =>
  open.length === 0
    ? []
    : [
        { text: 'Signed although this was open', style: 'section' },
        { ul: open.map(({ reason }) => reason) },
        { text: `Reason: ${acceptOpen ?? '-'}`, margin: [0, 4, 0, 0] },
      ]

/** Prints a signed version on A4: Appendices 2, 3, 4 and 6, enhanced due diligence, people and documents (AML-17). */
export const printAmlVersion = (content: AmlVersionContent, printed: Printed): Promise<Buffer> => {
  const { organization, signedAt, signedBy } = content
  const { withheld = new Set<string>() } = printed
  const { form } = content
  const [day = '', time = ''] = minuteIn(printed.timeZone, signedAt).split(' ')
  const began = content.relationshipBeganOn
  const signed = `Signed by ${signedBy.userName} on ${displayDate(day)} ${time}`

  return renderPdf(
    {
      title: `AML file: ${organization.name}`,
      letterhead: printed.letterhead,
      foot: { name: organization.name, note: signed },
      language: 'en',
    },
    [
      { text: 'Anti-money-laundering file', style: 'title' },
      { text: organization.name, style: 'subtitle', margin: [0, 2, 0, 0] },
      ...(organization.cro ? [{ text: `Registered number ${organization.cro}` }] : []),
      ...(organization.address ? [{ text: organization.address }] : []),
      {
        text: began
          ? `The relationship began on ${displayDate(began)}.`
          : 'The day on which the relationship began is not on record.',
      },
      { text: `${signed}. SHA-256 of the content: ${printed.hash}`, style: 'note', margin: [0, 6, 0, 0] },
      ...openPoints(content),
      ...(withheld.size > 0
        ? [{ text: 'A copy without the answers about suspicion. The signed file is kept beside it.', style: 'note' }]
        : []),
      ...riskAssessment(content, withheld),
      ...appendix('Appendix 3: individual client identity form', appendix3, form, isFilledIn(form, 'appendix3')),
      ...appendix('Appendix 4: corporate client identification form', appendix4, form, isFilledIn(form, 'appendix4')),
      ...appendix(
        'Appendix 6: remote or overseas client identification',
        appendix6,
        form,
        isFilledIn(form, 'appendix6'),
      ),
      ...appendix('Enhanced due diligence', [enhancedSection], form),
      { text: 'Register of beneficial owners (RBO)', style: 'section' },
      fieldTable(rboSection.fields, form),
      { text: relianceSection.title, style: 'section' },
      fieldTable(relianceSection.fields, form),
      ...ownersTable(content),
      ...screeningTable(content, printed.timeZone),
      ...peopleAndDocuments(content),
    ],
  )
}
