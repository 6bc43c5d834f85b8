import { foldText } from '../shared/fold-text.ts'
import type { Language } from '../shared/language.ts'

/*
 * Nationalities in English and in French: of a man, and of a woman where another word is used of her. Papers in French have the second one, since
 * a nationality is one of a woman's gender in French ('nationalité irlandaise').
 */
const NATIONALITIES = `
Afghan: afghan, afghane
Albanian: albanais, albanaise
Algerian: algérien, algérienne
American, US American: américain, américaine
Andorran: andorran, andorrane
Angolan: angolais, angolaise
Argentinian, Argentine, Argentinean: argentin, argentine
Armenian: arménien, arménienne
Australian: australien, australienne
Austrian: autrichien, autrichienne
Azerbaijani: azerbaïdjanais, azerbaïdjanaise
Bahamian: bahaméen, bahaméenne
Bahraini: bahreïnien, bahreïnienne
Bangladeshi: bangladais, bangladaise
Barbadian: barbadien, barbadienne
Belarusian, Belarussian: biélorusse
Belgian: belge
Beninese: béninois, béninoise
Bolivian: bolivien, bolivienne
Bosnian: bosnien, bosnienne
Brazilian: brésilien, brésilienne
British: britannique
Bulgarian: bulgare
Burkinabe, Burkinabé: burkinabè, burkinabè, burkinabé
Burmese: birman, birmane
Burundian: burundais, burundaise
Cambodian: cambodgien, cambodgienne
Cameroonian: camerounais, camerounaise
Canadian: canadien, canadienne
Cape Verdean: cap-verdien, cap-verdienne
Central African: centrafricain, centrafricaine
Chadian: tchadien, tchadienne
Chilean: chilien, chilienne
Chinese: chinois, chinoise
Colombian: colombien, colombienne
Comorian: comorien, comorienne
Congolese: congolais, congolaise
Costa Rican: costaricien, costaricienne
Croatian: croate
Cuban: cubain, cubaine
Cypriot: chypriote
Czech: tchèque
Danish: danois, danoise
Djiboutian: djiboutien, djiboutienne
Dominican: dominicain, dominicaine
Dutch: néerlandais, néerlandaise
Ecuadorian, Ecuadorean: équatorien, équatorienne
Egyptian: égyptien, égyptienne
Emirati: émirien, émirienne, émirati
Eritrean: érythréen, érythréenne
Estonian: estonien, estonienne
Ethiopian: éthiopien, éthiopienne
Filipino, Filipina, Philippine: philippin, philippine
Finnish: finlandais, finlandaise
French: français, française
Gabonese: gabonais, gabonaise
Gambian: gambien, gambienne
Georgian: géorgien, géorgienne
German: allemand, allemande
Ghanaian: ghanéen, ghanéenne
Greek: grec, grecque
Guatemalan: guatémaltèque
Guinean: guinéen, guinéenne
Haitian: haïtien, haïtienne
Honduran: hondurien, hondurienne
Hungarian: hongrois, hongroise
Icelandic: islandais, islandaise
Indian: indien, indienne
Indonesian: indonésien, indonésienne
Iranian: iranien, iranienne
Iraqi: irakien, irakienne, iraquien, iraquienne
Irish: irlandais, irlandaise
Israeli: israélien, israélienne
Italian: italien, italienne
Ivorian: ivoirien, ivoirienne
Jamaican: jamaïcain, jamaïcaine, jamaïquain, jamaïquaine
Japanese: japonais, japonaise
Jordanian: jordanien, jordanienne
Kazakhstani, Kazakh: kazakhstanais, kazakhstanaise
Kenyan: kényan, kényane
Kosovar: kosovar, kosovare
Kuwaiti: koweïtien, koweïtienne
Kyrgyz: kirghize
Laotian: laotien, laotienne
Latvian: letton, lettone, lettonne
Lebanese: libanais, libanaise
Liberian: libérien, libérienne
Libyan: libyen, libyenne
Liechtensteiner: liechtensteinois, liechtensteinoise
Lithuanian: lituanien, lituanienne
Luxembourgish, Luxembourger: luxembourgeois, luxembourgeoise
Macedonian: macédonien, macédonienne
Malagasy: malgache
Malaysian: malaisien, malaisienne
Malian: malien, malienne
Maltese: maltais, maltaise
Mauritanian: mauritanien, mauritanienne
Mauritian: mauricien, mauricienne
Mexican: mexicain, mexicaine
Moldovan: moldave
Monegasque, Monacan: monégasque
Mongolian: mongol, mongole
Montenegrin: monténégrin, monténégrine
Moroccan: marocain, marocaine
Mozambican: mozambicain, mozambicaine
Namibian: namibien, namibienne
Nepalese, Nepali: népalais, népalaise
New Zealand, New Zealander: néo-zélandais, néo-zélandaise
Nicaraguan: nicaraguayen, nicaraguayenne
Nigerian: nigérian, nigériane
Nigerien: nigérien, nigérienne
North Korean: nord-coréen, nord-coréenne
Norwegian: norvégien, norvégienne
Omani: omanais, omanaise
Pakistani: pakistanais, pakistanaise
Palestinian: palestinien, palestinienne
Panamanian: panaméen, panaméenne
Paraguayan: paraguayen, paraguayenne
Peruvian: péruvien, péruvienne
Polish: polonais, polonaise
Portuguese: portugais, portugaise
Qatari: qatarien, qatarienne
Romanian: roumain, roumaine
Russian: russe
Rwandan: rwandais, rwandaise
Salvadoran: salvadorien, salvadorienne
Saudi, Saudi Arabian: saoudien, saoudienne
Senegalese: sénégalais, sénégalaise
Serbian: serbe
Seychellois: seychellois, seychelloise
Sierra Leonean: sierra-léonais, sierra-léonaise
Singaporean: singapourien, singapourienne
Slovak, Slovakian: slovaque
Slovenian, Slovene: slovène
Somali: somalien, somalienne
South African: sud-africain, sud-africaine
South Korean: sud-coréen, sud-coréenne
South Sudanese: sud-soudanais, sud-soudanaise
Spanish: espagnol, espagnole
Sri Lankan: srilankais, srilankaise, sri-lankais, sri-lankaise
Sudanese: soudanais, soudanaise
Swedish: suédois, suédoise
Swiss: suisse
Syrian: syrien, syrienne
Taiwanese: taïwanais, taïwanaise
Tajik: tadjik, tadjike
Tanzanian: tanzanien, tanzanienne
Thai: thaïlandais, thaïlandaise
Togolese: togolais, togolaise
Tunisian: tunisien, tunisienne
Turkish: turc, turque
Turkmen: turkmène
Ugandan: ougandais, ougandaise
Ukrainian: ukrainien, ukrainienne
Uruguayan: uruguayen, uruguayenne
Uzbek: ouzbek, ouzbèke, ouzbèque
Venezuelan: vénézuélien, vénézuélienne
Vietnamese: vietnamien, vietnamienne
Yemeni: yéménite
Zambian: zambien, zambienne
Zimbabwean: zimbabwéen, zimbabwéenne
`

/** How each language writes a nationality, and the languages in which somebody has typed it. */
type Found = { words: Record<Language, string>; typedIn: readonly Language[] }

const keyOf = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s-]+/g, ' ')

const addWord = (known: Map<string, Found>, key: string, words: Found['words'], language: Language): void => {
  const typedIn = known.get(key)?.typedIn ?? []
  known.set(key, { words, typedIn: [...typedIn, language] })
}

// An accent tells Nigerian from nigérien; a word without its accents is known where no other one is written so.
const readKnown = (): ReadonlyMap<string, Found> => {
  const [exact, folded] = [new Map<string, Found>(), new Map<string, Found>()]
  for (const line of NATIONALITIES.trim().split('\n')) {
    const [english = [], french = []] = line.split(': ').map((words) => words.split(', '))
    const words = { en: english[0] ?? '', fr: french[1] ?? french[0] ?? '' }
    for (const word of new Set(english.map(keyOf))) addWord(exact, word, words, 'en')
    for (const word of new Set(french.map(keyOf))) addWord(exact, word, words, 'fr')
    for (const word of new Set(french.map((one) => foldText(keyOf(one))))) addWord(folded, word, words, 'fr')
  }
  return new Map([...folded, ...exact])
}
const KNOWN = readKnown()

const AND: Record<Language, string> = { en: ' and ', fr: ' et ' }
const BETWEEN = /( and | et |\s*[,/;&]\s*)/i

const capitalised = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const wordIn = (typed: string, { words, typedIn }: Found, language: Language): string => {
  if (typedIn.includes(language)) return typed
  const isCapital = language === 'en' || /^\p{Lu}/u.test(typed)
  return isCapital ? capitalised(words[language]) : words[language]
}

/**
 * A nationality, or several, in the language of a paper (DOC-17). What is not known, in part or in whole, stays as it is typed, and so does what
 * is in the language already; in French it has a capital letter where the typed one has.
 */
export const nationalityIn = (typed: string, language: Language): string => {
  const parts = typed.trim().split(BETWEEN)
  const found = parts.map((part, at) => (at % 2 === 0 ? KNOWN.get(keyOf(part)) : null))
  if (found.includes(undefined)) return typed
  return parts
    .map((part, at) => {
      const known = found[at]
      if (known) return wordIn(part, known, language)
      return /^\s(?:and|et)\s$/i.test(part) ? AND[language] : part
    })
    .join('')
}
