import { createPolicy, createTraining, saveAssessment, acknowledgePolicy } from '#features/aml-firm'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import type { Maker } from './firm.ts'

const risks = [
  {
    section: 'Clients',
    risk: 'Owners who live outside the EEA and are never met',
    likelihood: 4,
    impact: 4,
    controls: 'Certified papers, two proofs of identity, enhanced measures for high-risk countries',
    residual: 6,
  },
  {
    section: 'Services',
    risk: 'A registered office that is used without a business behind it',
    likelihood: 3,
    impact: 4,
    controls: 'Mail is opened and logged; a yearly call with each director',
    residual: 4,
  },
  {
    section: 'Ways of delivery',
    risk: 'Orders over the internet, paid by somebody else than the client',
    likelihood: 3,
    impact: 3,
    controls: 'Payments from an account in the name of the client only',
    residual: 3,
  },
]

const policies = [
  {
    title: 'Identifying clients',
    text: 'Every director, every owner and whoever instructs us is identified before we act: one identity document and one proof of address under three months old, both certified.\n\nNobody begins a formation before the AML file is signed.',
  },
  {
    title: 'Reporting a suspicion',
    text: 'Whoever suspects something tells the AML officer at once, and nobody else. The client is never told, not even by a delay that is explained.\n\nThe AML officer decides, and reports through goAML and to Revenue.',
  },
]

/** Makes the firm's own anti-money-laundering house: an assessment, two policies and a training. */
export const makeAmlFirm: Maker = async ({ db, today, accounts }) => {
  const [officer, colleague] = accounts
  if (!officer || !colleague) return
  const { session } = officer

  const approvedOn = addMonths(today, -10)
  await saveAssessment(db, { risks, approvedOn, nextReview: addMonths(approvedOn, 12) }, { session, today })
  for (const policy of policies) {
    const { _id } = await createPolicy(db, { ...policy, files: [] }, session)
    for (const reader of [officer, colleague]) await acknowledgePolicy(db, _id, 1, reader.session)
  }
  const users = accounts.map(({ userId }) => userId)
  const heldOn = addDays(today, -250)
  const training = { title: 'Recognizing money laundering', heldOn, users, renewOn: addMonths(heldOn, 12) }
  await createTraining(db, training, { session, today })
}
