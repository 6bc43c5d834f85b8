import { Anchor, Paper, Text, Title } from '@mantine/core'
import { formPersonName as nameOf } from '@registrar/domain/forms/form-company'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#lib/app-config'
import type { FormValues, PersonValues } from './form-values.ts'
import classes from './public-form.module.css'

const NOT_DONE = frenchTypography('Pas encore fait ?')
const WHEN_TO_TICK = frenchTypography(
  'Demandez-nous le lien IDPAL, et cochez la case quand chaque personne a terminé sa vérification ; votre saisie est conservée jusque-là.',
)
const HERE = frenchTypography('Chaque personne fait sa vérification ici, en quelques minutes :')

/** How the certification can be given truthfully by who has not done the verification yet (FORM-22). */
export const IdpalNotDone = () => {
  const idpalUrl = useQuery(appConfigQuery).data?.idpalUrl
  return (
    <Text size="sm" c="dimmed">
      {NOT_DONE}{' '}
      {idpalUrl ? (
        <>
          {HERE}{' '}
          <Anchor href={idpalUrl} target="_blank" rel="noreferrer" size="sm">
            vérification d’identité IDPAL
          </Anchor>
          . Cochez la case quand chacune l’a terminée.
        </>
      ) : (
        WHEN_TO_TICK
      )}
    </Text>
  )
}

const askedOf = (person: PersonValues): string =>
  person.personType === 'legalPerson'
    ? `${nameOf(person)} : ${person.authorizedPerson_name || 'son représentant légal'} fait la vérification en son nom, avec un extrait d’immatriculation de moins de 3 mois.`
    : `${nameOf(person)} : passeport ou carte d’identité en cours de validité, photo du visage, justificatif de domicile de moins de 3 mois.`

/** What IDPAL asks of each person of a form that was sent (FORM-22). */
export const IdpalOfEachPerson = ({ values }: { values: FormValues }) => (
  <Paper p="md" component="section" aria-label="Vérification d’identité IDPAL">
    <Title order={2}>Vérification d’identité IDPAL</Title>
    <Text mt={4}>{frenchTypography('Voici ce qu’IDPAL demande à chaque personne :')}</Text>
    <ul className={classes.hints}>
      {values.peoples.map((person, index) => (
        <li key={index}>{frenchTypography(askedOf(person))}</li>
      ))}
    </ul>
  </Paper>
)
