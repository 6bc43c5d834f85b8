import type { Passkey } from '@registrar/domain/users/passkeys'
import type { Db, Tx } from '#platform/database/database'
import { secondFactorsOfUser } from '../users.queries.ts'

const columns = ['id as _id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

/** The passkeys of a user, oldest first. */
export const listPasskeys = (db: Db | Tx, userId: string): Promise<Passkey[]> =>
  db.selectFrom('passkeys').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const findPasskey = (db: Db | Tx, id: string): Promise<Passkey> =>
  db.selectFrom('passkeys').select(columns).where('id', '=', id).executeTakeFirstOrThrow()

/** The credentials of a user's passkeys, which an authenticator must not register again. */
export const listCredentials = (db: Db | Tx, userId: string) =>
  db.selectFrom('passkeys').select(['credential_id as id', 'transports']).where('user_id', '=', userId).execute()

/** A passkey by its credential, with its account. */
export const findPasskeyByCredential = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.credential_id as credentialId',
      'passkeys.public_key as publicKey',
      'passkeys.sign_count as signCount',
      'users.id as userId',
      'users.email',
      'users.deactivated_at as deactivatedAt',
      'users.password_hash as passwordHash',
      secondFactorsOfUser().as('secondFactors'),
    ])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst()

export const hasPasskey = async (db: Db | Tx, userId: string): Promise<boolean> =>
  Boolean(await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst())
