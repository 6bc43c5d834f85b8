import { amlActions, type AmlChanges } from '@registrar/domain/aml/aml-form'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import type { RiskAnswers } from '@registrar/domain/aml/risk-score'
import { addDays, type IsoDate } from '@registrar/domain/shared/iso-date'
import { userName } from '@registrar/domain/users/users'
import type { DemoAccount } from './firm.ts'
import type { Random } from './random.ts'

// What differs from a client without anything to remark; a level follows.
const remarks: Record<string, RiskAnswers[]> = {
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
  begun: [{ appendix2_q7: null, appendix2_q8: null, appendix2_q10: null, appendix2_q13: null }],
}

/** An anti-money-laundering file of any of the levels, or half filled in, signed by a member of staff when whole. */
export const randomAmlForm = (random: Random, today: IsoDate, signer: DemoAccount): AmlChanges => {
  const kind = random.pick(['low', 'low', 'low', 'low', 'medium', 'medium', 'high', 'begun'])
  const isWhole = kind !== 'begun'
  const doneOn = addDays(today, -random.whole(10, 900))
  const signature = isWhole ? { user_id: signer.userId, user_name: userName(signer) } : null
  const actions = amlActions.flatMap((action): [string, boolean | IsoDate][] =>
    random.chance(isWhole ? 85 : 30)
      ? [
          [`appendix2_${action}`, true],
          [`appendix2_${action}_date`, addDays(doneOn, -random.whole(0, 20))],
        ]
      : [],
  )
  return {
    ...amlDefaults,
    ...random.pick(remarks[kind] ?? [{}]),
    ...Object.fromEntries(actions),
    appendix2_enhanced_due_diligence_applied: kind === 'high',
    appendix2_standard_due_diligence_applied: kind !== 'high',
    appendix2_suspicion_issues: false,
    appendix2_additional_comments: kind === 'high' ? 'Reviewed every six months by the compliance officer.' : null,
    appendix2_signature: signature,
    appendix3_source_of_introduction: [random.pick(['Website', 'Existing client', 'Professional adviser'])],
    appendix3_expected_business: random.some(['Accounting', 'Company Formation', 'Other Services'], random.whole(1, 2)),
    appendix3_valid_id_copy: isWhole,
    appendix3_signature: signature,
    appendix4_source_of_introduction: ['Other company'],
    appendix4_risk_assessment: kind === 'high' ? 'enhanced' : 'normal',
  }
}
