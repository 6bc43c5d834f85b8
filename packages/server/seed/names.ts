import type { Random } from './random.ts'

/** The nationality of a person or a company. */
export type Nationality = 'irish' | 'french'

const names = {
  irish: {
    first:
      'Aoife,Cian,Saoirse,Oisín,Niamh,Eoin,Róisín,Darragh,Ciara,Fionn,Gráinne,Tadhg,Sinéad,Padraig,Orla,Declan,Maeve,Ruairí,Caoimhe,Brendan,Clodagh,Donal,Emer,Fergal,Deirdre,Killian',
    last: "Byrne,Walsh,Kelly,O'Connor,O'Brien,Murphy,Ryan,O'Neill,McCarthy,Doyle,Gallagher,Doherty,Kennedy,Lynch,Quinn,Fitzgerald,Nolan,Mac Giolla Phádraig,Ó Súilleabháin,Keane,Healy,Power,Brady,Hogan,Ní Dhomhnaill,Tierney",
    towns: 'Dublin,Cork,Galway,Limerick,Waterford,Kilkenny,Sligo,Drogheda,Wexford,Ennis',
    streets: 'Merrion Square,Baggot Street,Eyre Square,South Mall,Quay Street,Patrick Street,Harcourt Street,Dame Lane',
  },
  french: {
    first:
      'Marie,Pierre,Camille,Hélène,Étienne,Julien,Chloé,François,Aurélie,Mathieu,Solène,Benoît,Manon,Gaël,Élodie,Thibault,Margaux,Rémi,Anaïs,Loïc,Océane,Jérôme,Zoé,Noémie',
    last: 'Laurent,Dubois,Lefèvre,Moreau,Bertrand,Chevalier,Dupré,Girard,Le Gall,Mercier,Noël,Perrin,Renaud,Rousseau,Barthélemy,Vasseur,Delaunay,Fabre,Gauthier,Lemaître,Besançon,d’Ormesson,Saint-Martin,Kervella',
    towns: 'Paris,Lyon,Nantes,Rennes,Bordeaux,Lille,Strasbourg,Toulouse,Brest,Annecy',
    streets:
      'rue de la République,avenue Foch,rue des Lilas,quai de la Fosse,place Bellecour,rue Saint-Michel,boulevard Voltaire',
  },
}

const split = (text: string) => text.split(',')

/** A first and a last name. */
export const personName = (random: Random, nationality: Nationality): { firstName: string; lastName: string } => ({
  firstName: random.pick(split(names[nationality].first)),
  lastName: random.pick(split(names[nationality].last)),
})

/** A street, a town, its code, region and country. */
export const homeAddress = (random: Random, nationality: Nationality) => {
  const isIrish = nationality === 'irish'
  const town = random.pick(split(names[nationality].towns))
  return {
    street: `${random.whole(1, 148)} ${random.pick(split(names[nationality].streets))}`,
    zip: isIrish ? `D${random.whole(10, 24)} X${random.whole(100, 999)}` : String(random.whole(10_000, 95_880)),
    town,
    region: isIrish ? `Co. ${town}` : '',
    country: isIrish ? 'Ireland' : 'France',
  }
}

const asciiLetters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** An email address for a person. Use a domain that cannot receive email. */
export const emailAddressOf = (
  { firstName, lastName }: { firstName: string; lastName: string },
  domain: string,
): string => `${asciiLetters(firstName)}.${asciiLetters(lastName)}@${domain}`

const companyWords = {
  irish: {
    first:
      'Liffey,Shannon,Atlantic,Emerald,Claddagh,Harbour,Boyne,Burren,Corrib,Howth,Glendalough,Skellig,Wicklow,Tara,Lagan,Ormond,Foyle,Kinsale,Donegal,Connemara',
    second:
      'Software,Logistics,Consulting,Foods,Media,Aviation,Design,Analytics,Trading,Renewables,Medical,Studios,Properties,Textiles,Marine,Robotics,Coffee Roasters,& Sons Joinery',
    suffixes: 'Limited,Ltd,DAC,CLG',
  },
  french: {
    first: 'Atelier,Maison,Groupe,Cabinet,Éditions,Société,Comptoir,Laboratoire,Domaine,Studio',
    second:
      'Lumière,du Canal,Beauséjour,Côte d’Émeraude,des Tilleuls,Kermadec,Hélios,de l’Océan,Belle-Île,Saint-Malo,Mélusine,Grand Large,Noé,Orphée,Val Fleuri,Cévenol,Étoile',
    suffixes: 'Ireland Limited,Ltd,Limited,International DAC',
  },
}

/** A company's name, and the suffix that goes with it. */
export const companyName = (random: Random, nationality: Nationality): { name: string; suffix: string } => {
  const { first, second, suffixes } = companyWords[nationality]
  return {
    name: `${random.pick(split(first))} ${random.pick(split(second))}`,
    suffix: random.pick(split(suffixes)),
  }
}

export const activities =
  'Software development,Business consultancy,Import and wholesale of foodstuffs,Property holding,Aircraft leasing,E-commerce,Marketing services,Medical devices,Translation services,Film production,Online education,Renewable energy projects,Recruitment,Architecture,Management of investments'.split(
    ',',
  )
