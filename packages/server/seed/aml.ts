import { amlActions, type AmlChanges } from '@registrar/domain/aml/aml-form'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import type { RiskAnswers } from '@registrar/domain/aml/risk-score'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { userName } from '@registrar/domain/users/users'
import type { DemoAccount } from './firm.ts'
import type { Random } from './random.ts'

// The answers that differ from those of an ordinary client, by the level they lead to.
const unusualAnswers: Record<string, RiskAnswers[]> = {
  low: [{}, { appendix2_q9: false }, { appendix2_q5: true }],
  medium: [
    { appendix2_q5: true, appendix2_q8: false },
    { appendix2_q3: false, appendix2_q7: false },
    { appendix2_q10: true, appendix2_q12: true },
  ],
  high: [
    { appendix2_q1: true, appendix2_q5: true, appendix2_q10: true },
    { appendix2_q1: true, appendix2_q8: false, appendix2_q12: true },
  ],
  unfinished: [{ appendix2_q7: null, appendix2_q8: null, appendix2_q10: null, appendix2_q13: null }],
}

/** A random AML form of any level, signed by a member of staff, or one that is only half filled in. */
export const randomAmlForm = (random: Random, today: IsoDate, signer: DemoAccount): AmlChanges => {
  const kind = random.pick(['low', 'low', 'low', 'low', 'medium', 'medium', 'high', 'unfinished'])
  const isFinished = kind !== 'unfinished'
  const doneOn = addDays(today, -random.whole(10, 900))
  const signature = isFinished ? { user_id: signer.userId, user_name: userName(signer) } : null
  const actions = amlActions.flatMap((action): [string, boolean | IsoDate][] =>
    random.chance(isFinished ? 85 : 30)
      ? [
          [`appendix2_${action}`, true],
          [`appendix2_${action}_date`, addDays(doneOn, -random.whole(0, 20))],
        ]
      : [],
  )

  return {
    ...amlDefaults,
    ...random.pick(unusualAnswers[kind] ?? [{}]),
    ...Object.fromEntries(actions),
    appendix2_enhanced_due_diligence_applied: kind === 'high',
    appendix2_standard_due_diligence_applied: kind !== 'high',
    appendix2_suspicion_issues: false,
    appendix2_additional_comments: kind === 'high' ? 'Reviewed every six months by the compliance officer.' : null,
    appendix2_signature: signature,
    appendix3_source_of_introduction: [random.pick(['Website', 'Existing client', 'Professional adviser'])],
    appendix3_expected_business: random.some(['Accounting', 'Company Formation', 'Other Services'], random.whole(1, 2)),
    appendix3_valid_id_copy: isFinished,
    appendix3_signature: signature,
    appendix4_source_of_introduction: ['Other company'],
    appendix4_risk_assessment: kind === 'high' ? 'enhanced' : 'normal',
  }
}
