/*
 * Given names that differ in a letter or two, and are two names all the same: a misspelling of one is never the other. A slash separates the
 * names of a line; writings of one name stand beside each other. A name that is a man's in one language and a woman's in another (Andrea,
 * Simone, Michele) is in no line.
 */
const APART = `
ali / alia aliya / said saeed sayed saied / saif seif / sami / samir sameer / amin ameen / amir ameer / karim kareem / qasim kasim qasem / jamal gamal djamal / kamal / jalal galal djalal / bilal / jamil jameel djamil / kamil kameel / jalil / khalil khaleel / walid waleed / wahid waheed / zahid / khalid khaled / majid majeed / sajid / farid fareed / rashid rachid rasheed / habib / nabil nabeel / latif lateef / sharif cherif / hanif / nadir / adil / zahir / tahir / salim saleem / halim haleem / hakim hakeem / malik / aziz azeez / jawad / fuad fouad
hadi / hani
bashar bachar baschar / bashir bachir baschir
rajesh / rakesh / ramesh / naresh / suresh / dinesh / ganesh / mahesh / mukesh / nilesh / umesh / lokesh / yogesh
harpreet / gurpreet / manpreet / jaspreet
harjit / gurjit / manjit / ranjit / surjit / baljit
john / joan / jean / sean / dean / jane / jeanne / juan
ivan iwan / ian iain / evan ewan
paul / saul / raul
eric erik / erin / erica erika
karl carl / earl / karla carla / carol
liam / lia
michael michel / michelle / michaela
daniel / danielle / daniela
gabriel / gabrielle / gabriela
marcel / marcelle / marcela
emmanuel emanuel / emmanuelle / emanuela
joel / joelle
raphael rafael / raphaelle / rafaela
patrick / patricia
denis denys / denise
louis / louise / louisa luisa
rene / renee
pascal / pascale
frederic / frederique / frederica
stephane stefan / stephanie stefanie / stefania
christian / christina kristina / christine kristine
alexander alexandre aleksandr alexandr alexandros / alexandra aleksandra oleksandra
julian julien / julia yulia iulia / juliana / julienne
adrian adrien / adriana / adrienne
evgeni evgeny yevgeny evgeniy yevgeniy / evgenia evgeniya yevgenia yevgeniya
valery valeri valeriy / valeria valeriya
maria mariya marija / marta martha / marina / mario / mara / mariana / marisa
dina / gina / lina / mina / nina / rina / tina / zina
nora / dora / cora
lara / sara sarah / zara / tara / kara / clara
emma / gemma
francois frantzois / francoise frantzoise
andre / andree
rene / renee
lucien / lucienne
fabien / fabienne
sebastien / sebastienne
laurent / laurence
florent / florence
germain / germaine
gilbert / gilberte
fernand / fernande
armand / armande
raymond / raymonde
roland / rolande
martin / martine
noel / noelle
jose / josee
mario / marco marko
hasan hassan / hakan
omar umar oumar / ammar amar
fatima fatma / fatiha
saleh salah salih / salem salim saleem
ella / bella / stella
kevin / devin
harry / larry / barry / garry gary
`
/** Men whose names become those of women by an a. */
const WITH_A =
  'karim nabil samir said jamil rashid rachid latif amin amir aziz khalil walid wahid farid hamid majid malik salim habib jalil nadir adil munir sharif zahir tahir halim hakim kamil paul ivan jan martin valentin roman bogdan bohdan miroslav yaroslav jaroslav stanislav vladislav radoslav josef manuel robert albert norbert hubert viktor victor leon'
/** Men whose names end in an o, and those of women in an a. */
const O_OR_A =
  'paolo roberto claudio antonio carlo francesco alessandro fernando silvio giulio julio marcello luciano giuliano adriano eduardo domenico emilio federico ludovico patrizio enrico mauricio maurizio leonardo bruno fabrizio ernesto alberto angelo mario'

const namesOf = (line: string): string[][] => line.split(' / ').map((names) => names.split(' '))

const LINES: readonly (readonly (readonly string[])[])[] = [
  ...APART.trim().split('\n').map(namesOf),
  ...WITH_A.split(' ').map((name) => [[name], [`${name}a`]]),
  ...O_OR_A.split(' ').map((name) => [[name], [`${name.slice(0, -1)}a`]]),
]

type Place = { line: number; name: number }

const placesByWriting = (): ReadonlyMap<string, readonly Place[]> => {
  const places = new Map<string, Place[]>()
  for (const [line, names] of LINES.entries())
    for (const [name, writings] of names.entries())
      for (const writing of writings) places.set(writing, [...(places.get(writing) ?? []), { line, name }])
  return places
}
const PLACES = placesByWriting()

/** Whether two words are two given names, however few letters differ: Maria and Mario, not Mohamed and Mohammed. */
export const areApart = (one: string, other: string): boolean =>
  (PLACES.get(one) ?? []).some((a) => (PLACES.get(other) ?? []).some((b) => a.line === b.line && a.name !== b.name))
