/** A name, and how somebody else writes it or the name of somebody else. For tests only. */
export type NamePair = readonly [one: string, other: string]

/** Names of companies that are one name (ORG-7). */
export const sameCompanies: readonly NamePair[] = [
  ['Murphy Homes Limited', 'Murphy Homes Ltd'],
  ['Murphy Homes Limited', 'MURPHY HOMES LTD.'],
  ['Murphy Homes Limited', 'Murphy Homes'],
  ['Sliabh Rua Teo', 'Sliabh Rua Teoranta'],
  ['Sliabh Rua Teo.', 'Sliabh Rua Ltd'],
  ['Aran DAC', 'Aran Designated Activity Company'],
  ['Aran D.A.C.', 'Aran Limited'],
  ['Clár CLG', 'Clar Company Limited by Guarantee'],
  ['Clár CTR', 'Clár Cuideachta faoi Theorainn Ráthaíochta'],
  ['Gaeltacht CGA', 'Gaeltacht Cuideachta Ghníomhaíochta Ainmnithe'],
  ['Boyne CPT', 'Boyne Cuideachta Phoiblí Theoranta'],
  ['Boyne PLC', 'Boyne Public Limited Company'],
  ['Nore UC', 'Nore Unlimited Company'],
  ['Nore ULC', 'Nore Unlimited'],
  ['Dupont SARL', 'Dupont S.A.R.L.'],
  ['Dupont SAS', 'Dupont Société par actions simplifiée'],
  ['Dupont SA', 'Dupont S.A.'],
  ['Dupont EURL', 'Dupont'],
  ['Saint-Gobain Ireland Ltd', 'Saint Gobain Ireland Limited'],
  ['Saint-Gobain', 'SaintGobain'],
  ["O'Brien Stores Ltd", 'O Brien Stores Ltd'],
  ["O'Brien Stores Ltd", 'OBrien Stores'],
  ['O’Brien Stores Ltd', 'O`Brien Stores Ltd'],
  ['Mac Mahon Foods Ltd', 'MacMahon Foods Ltd'],
  ['"Nore Fishing" Limited', 'Nore Fishing Limited'],
  ['«Nore» Fishing', '“Nore” Fishing'],
  ['Nore,Fishing,Limited', 'Nore Fishing Limited'],
  ['Nore Fishing Limited;', 'Nore Fishing Limited'],
  ['Nore Fishing Co.Ltd', 'Nore Fishing Co Ltd'],
  ['Société Générale Œuvres', 'Societe Generale Oeuvres'],
  ['Ørsted Éire Ltd', 'Orsted Eire'],
  ['Straße Bau GmbH', 'Strasse Bau'],
  ['A.B.C. Trading Ltd', 'ABC Trading Ltd'],
  ['Web\u200BShop Ltd', 'Webshop Ltd'],
  ['Café\u00A0Noir Ltd', 'Cafe\u0301  Noir Ltd'],
  ['Ａｒａｎ Knitwear', 'Aran Knitwear'],
]

/** Names of companies that are two names. */
export const otherCompanies: readonly NamePair[] = [
  ['Murphy Homes Limited', 'Murphy Houses Limited'],
  ['Murphy Homes', 'Murphy Homes Cork Ltd'],
  ['Murphy Homes (Cork) Ltd', 'Murphy Homes (Dublin) Ltd'],
  ['Murphy Homes 1 Ltd', 'Murphy Homes 2 Ltd'],
  ['Dublin Coffee Company Ltd', 'Dublin Coffee Ltd'],
  ['Limited Edition Ltd', 'Edition Ltd'],
  ['Plc Consulting', 'Consulting Plc'],
  ['Sas Dupont Frères', 'Dupont Frères'],
  ['Mura SA', 'Murasa'],
  ['Daca Foods', 'Foods DAC'],
  ['Aran Teorantacht', 'Aran Teoranta'],
  ['Nore Ltd', 'Nora Ltd'],
  ['Nore Holdings', 'Nore Group'],
  ['Unlimited Power Ltd', 'Power Ltd'],
  ['Incognito Ltd', 'Cognito Ltd'],
  ['Boyne Valley', 'Boyne Vale'],
  ['Clare Foods', 'Claire Foods'],
  ['Corp Design', 'Design Corp'],
  ['The Nore Ltd', 'Nore Ltd'],
  ['राम Traders', 'रीमा Traders'],
  ['Αθήνα Trading', 'Αθηναϊκή Trading'],
  ['Banba One', 'Banba Two'],
  ['Limited', 'Teoranta'],
  ['Sea & Sky Ltd', 'Sea & Sand Ltd'],
  ['Ten Ltd', 'Tenth Ltd'],
  ['Kell Ltd', 'Kells Ltd'],
  ['Aherlow A', 'Aherlow B'],
  ['Agri 2000 Ltd', 'Agri 200 Ltd'],
  ['Liffey North DAC', 'Liffey South DAC'],
  ['Zinc 1-2 Ltd', 'Zinc 2-1 Ltd'],
]

/** First and last names of people that are one name (PERSON-4). */
export const samePeople: readonly (readonly [NamePair, NamePair])[] = [
  [
    ['Jean-Pierre', 'Martin'],
    ['Jean Pierre', 'Martin'],
  ],
  [
    ['Jean-Pierre', 'Martin'],
    ['Jeanpierre', 'MARTIN'],
  ],
  [
    ['Jean‑Pierre', 'Martin'],
    ['Jean–Pierre', 'Martin'],
  ],
  [
    ['Pat', 'Mac Mahon'],
    ['Pat', 'MacMahon'],
  ],
  [
    ['Pat', 'Mac Mahon'],
    ['PAT', 'MACMAHON'],
  ],
  [
    ['Nuala', 'O Connor'],
    ['Nuala', "O'Connor"],
  ],
  [
    ['Nuala', 'O’Connor'],
    ['Nuala', 'OConnor'],
  ],
  [
    ['Nuala', 'Ó Conchúir'],
    ['Nuala', 'O Conchuir'],
  ],
  [
    ['Seán', 'Ó Briain'],
    ['Sean', 'O`Briain'],
  ],
  [
    ['Anne Marie', 'Byrne'],
    ['Anne-Marie', 'Byrne'],
  ],
  [
    ['Zoé', 'Lefèvre'],
    ['Zoe\u0301', 'LEFEVRE'],
  ],
  [
    ['Françoise', "d'Arc"],
    ['Francoise', 'D Arc'],
  ],
  [
    ['José', 'García-López'],
    ['Jose', 'Garcia Lopez'],
  ],
  [
    ['Łukasz', 'Wójcik'],
    ['Lukasz', 'Wojcik'],
  ],
  [
    ['Jürgen', 'Groß'],
    ['Jurgen', 'Gross'],
  ],
  [
    ['Siobhán', 'Ní Dhomhnaill'],
    ['Siobhan', 'Ni Dhomhnaill'],
  ],
  [
    ['Tom', 'St. John'],
    ['Tom', 'St John'],
  ],
  [
    ['J.P.', 'Ryan'],
    ['JP', 'Ryan'],
  ],
  [
    ['"Mick"', 'Ryan'],
    ['Mick', 'Ryan'],
  ],
  [
    ['Ann\u200B', 'Ryan'],
    ['Ann', 'Ryan\u00AD'],
  ],
  [
    ['Ann', 'Van der Berg'],
    ['Ann', 'VanderBerg'],
  ],
  [
    ['Søren', 'Kjær'],
    ['Soren', 'Kjaer'],
  ],
  [
    ['Γιάννης', 'Παπάς'],
    ['ΓΙΑΝΝΗΣ', 'ΠΑΠΑΣ'],
  ],
  [
    ['Юрий', 'Королёв'],
    ['ЮРИЙ', 'Королев'],
  ],
  [
    ['علی‌رضا', 'رضایی'],
    ['علیرضا', 'رضایی'],
  ],
  [
    ['Marie,', 'Roche;'],
    ['Marie', 'Roche'],
  ],
  [
    ['Mary  Ellen', ' Roche '],
    ['Mary Ellen', 'Roche'],
  ],
  [
    ['Ｙｏｓｈｉ', 'Tanaka'],
    ['Yoshi', 'Tanaka'],
  ],
]

/** First and last names of two people. */
export const otherPeople: readonly (readonly [NamePair, NamePair])[] = [
  [
    ['Jean', 'Martin'],
    ['Jean-Pierre', 'Martin'],
  ],
  [
    ['Jean-Pierre', 'Martin'],
    ['Pierre-Jean', 'Martin'],
  ],
  [
    ['Pauline', 'Murphy'],
    ['Paul', 'Murphy'],
  ],
  [
    ['Ann', 'Amaria'],
    ['Anna', 'Maria'],
  ],
  [
    ['Maria', 'Sa'],
    ['Maria', 'Limited'],
  ],
  [
    ['Pat', 'MacMahon'],
    ['Pat', 'McMahon'],
  ],
  [
    ['Nuala', 'Connor'],
    ['Nuala', 'O Connor'],
  ],
  [
    ['Sean', 'Byrne'],
    ['Sean', 'Burns'],
  ],
  [
    ['Mary', 'Ryan'],
    ['Marie', 'Ryan'],
  ],
  [
    ['Tom', 'Ryan'],
    ['Tim', 'Ryan'],
  ],
  [
    ['Zoé', 'Lefèvre'],
    ['Zoé', 'Lefort'],
  ],
  [
    ['John', 'Smith'],
    ['Smith', 'Jones'],
  ],
  [
    ['José', 'García'],
    ['José', 'Gracia'],
  ],
  [
    ['Li', 'Wei'],
    ['Liu', 'Wei'],
  ],
  [
    ['Ali', 'Hassan'],
    ['Alia', 'Hassan'],
  ],
  [
    ['राम', 'Singh'],
    ['रीमा', 'Singh'],
  ],
  [
    ['Иван', 'Петров'],
    ['Иванна', 'Петрова'],
  ],
  [
    ['Tom', 'Ryan Junior'],
    ['Tom', 'Ryan Senior'],
  ],
  [
    ['Aoife', 'Walsh'],
    ['Aoife', 'Welsh'],
  ],
  [
    ['Brid', 'Nolan'],
    ['Brian', 'Nolan'],
  ],
  [
    ['Hugh', 'Daly'],
    ['Hugo', 'Daly'],
  ],
  [
    ['Una', 'Quinn'],
    ['Una', 'Quirke'],
  ],
  [
    ['Dan', 'Healy'],
    ['Dana', 'Healy'],
  ],
  [
    ['Eva', 'Roche'],
    ['Eve', 'Roche'],
  ],
  [
    ['Karl', 'Marx'],
    ['Carl', 'Max'],
  ],
  [
    ['Nora', 'Kelly'],
    ['Norah', 'Kelleher'],
  ],
  [
    ['Max', 'Power'],
    ['Maxime', 'Powers'],
  ],
  [
    ['Kim', 'Lee'],
    ['Kimberly', 'Lee'],
  ],
  [
    ['Ian', 'Fox'],
    ['Iain', 'Foxe'],
  ],
  [
    ['Noel', 'Reid'],
    ['Noelle', 'Reidy'],
  ],
]
