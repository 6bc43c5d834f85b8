import { frenchTypography } from '@registrar/domain/shared/french-typography'
import classes from './public-form.module.css'

const hints = [
  'Un directeur doit avoir plus de 18 ans et être une personne physique. S’il est seul, il doit résider dans l’Union européenne ; s’ils sont plusieurs, l’un d’eux au moins doit y résider.',
  'La secrétaire peut être une personne physique ou morale ; elle doit être différente du directeur quand il est seul.',
  'De 1 à 99 actionnaires, pour un total de 100\u00A0% des parts ; un actionnaire unique en détient 100\u00A0%. Par défaut, la société est constituée de 100 parts de 1\u00A0€.',
  'En droit : un directeur a 18 ans ou plus ; l’un des directeurs au moins réside dans l’Espace économique européen, ou la société dépose une caution de 25\u00A0000\u00A0€. Une société LTD a de 1 à 149 associés.',
  'Le justificatif de domicile doit dater de moins de 3 mois.',
].map(frenchTypography)

/** Advice about the people of a company; none of it is checked (FORM-6). */
export const PeopleHints = () => (
  <ul className={classes.hints}>
    {hints.map((hint) => (
      <li key={hint}>{hint}</li>
    ))}
  </ul>
)
