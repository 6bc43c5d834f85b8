import type { ProblemCode } from '../shared/problem-codes.ts'

/** What the public form's call says in French of a failure that is not one of the form's own rules (FORM-1). */
export const formMessages = {
  MALFORMED_JSON: 'La demande est illisible.',
  UNSUPPORTED_MEDIA_TYPE: 'Envoyez le formulaire au format application/json.',
  BODY_TOO_LARGE: 'Le formulaire est trop long.',
  TOO_MANY_REQUESTS: 'Trop d’envois en peu de temps. Attendez une minute et envoyez de nouveau.',
  IDEMPOTENCY_KEY_REUSED:
    'Ce formulaire a déjà été envoyé avec un autre contenu. Rechargez la page et envoyez de nouveau.',
  NOT_READY: 'Le serveur démarre. Envoyez de nouveau dans un instant.',
  DATABASE_READ_ONLY:
    'Le formulaire ne peut pas être enregistré pour le moment. Envoyez de nouveau dans quelques minutes.',
  STORAGE_FULL: 'Le formulaire ne peut pas être enregistré pour le moment. Envoyez de nouveau plus tard.',
  INTERNAL_ERROR: 'Une erreur est survenue de notre côté. Envoyez de nouveau dans un instant.',
} satisfies Partial<Record<ProblemCode, string>>
