import { frenchTypography } from '@registrar/domain/shared/french-typography'
import classes from './public-form.module.css'

const hints = [
  'La loi irlandaise exige un directeur d’au moins 18 ans ; un directeur est une personne physique.',
  'Un directeur au moins réside dans l’Espace économique européen (Union européenne comprise) ; sinon, la société souscrit un cautionnement (bond) de 25\u00A0000\u00A0€.',
  'Le secrétaire de la société (company secretary) peut être une personne physique ou morale ; un directeur unique ne peut pas être aussi secrétaire.',
  'De 1 à 99 actionnaires, pour un total de 100\u00A0% des actions ; un actionnaire unique en détient 100\u00A0%. La loi permet à une société LTD d’en avoir jusqu’à 149.',
  'Par défaut, la société est constituée de 100 actions de 1\u00A0€.',
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
