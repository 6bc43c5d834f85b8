import { type AmlChanges, amlSignatures } from '@registrar/domain/aml/aml-form'
import { isSameValue } from '@registrar/domain/shared/same-value'
import { findUserReferences } from '#features/users'
import type { Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'

/**
 * The answers sent, whose new signatures get the name of the user's account. A signature that is sent back unchanged stays
 * as it is stored (AML-9).
 * @throws Problem UNKNOWN_USER
 */
export const resolveSignatures = async (tx: Tx, before: AmlChanges, sent: AmlChanges): Promise<AmlChanges> => {
  const signed = amlSignatures.flatMap((field) => {
    const signature = sent[field]
    return signature && !isSameValue(signature, before[field]) ? [{ field, userId: signature.user_id }] : []
  })
  const users = await findUserReferences(
    tx,
    signed.map(({ userId }) => userId),
  )

  const resolved = signed.map(({ field, userId }) => {
    const user = users.get(userId)
    if (!user)
      throw new Problem('UNKNOWN_USER', 'A signature is of a user who has no account.', {
        fields: { [`aml.${field}.user_id`]: 'There is no such user.' },
      })
    return { [field]: { user_id: user.userId, user_name: user.userName } }
  })
  return Object.assign({}, sent, ...resolved) as AmlChanges
}
