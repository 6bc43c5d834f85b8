import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'

/** An age identity of its own for one backup, and its recipient. */
type PassingIdentity = { identity: string; recipient: string }

/**
 * Makes an identity with which the server can read a backup that it has just encrypted, and that it forgets afterwards. age refuses
 * to mix recipients that withstand quantum computers with others, so it is of the same kind.
 */
export const makePassingIdentity = async (recipients: readonly string[]): Promise<PassingIdentity> => {
  const isHybrid = recipients.some((recipient) => /^age1(pq|tagpq)1/.test(recipient))
  const identity = await (isHybrid ? generateHybridIdentity() : generateX25519Identity())
  return { identity, recipient: await identityToRecipient(identity) }
}
