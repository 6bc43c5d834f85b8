import { foldText } from '../shared/fold-text.ts'
import { givenName } from './given-names.ts'
import type { SpokenWord } from './read-name.ts'
import { soundsOf } from './word-sounds.ts'

/*
 * Given names that languages translate: who is Pierre to a notary in Lyon is Petr in his passport and Peter to his bank. A line has one name as
 * the languages of Europe write it, and Arabic, Turkish, Hebrew and Armenian where they have it. Two writings of a line are two names for
 * everything else (`names-apart.ts`): by a translation alone nobody is found, and nobody cleared.
 */
const NAMES = `
abraham ibrahim avraham ebrahim avram abram ibragim ibraheem brahim
adalbert albert alberto albrecht vojtech wojciech bela
alexander alexandre aleksandr alessandro alejandro alexandros alexandru aleksander aleksandar sandor alasdair alastair alistair alister iskander iskandar alastar sikandar
alexandra alexandrine aleksandra alessandra alejandra oleksandra
alexis alexei aleksei alessio alejo alexios
alfred alfredo ailfrid
alice alicia alicja adelaide adelheid
agnes ines inez agnese agnieszka anezka agneta
andrew andre andrei andrea andreas andres andrej andrzej andriy anders aindrias andras ondrej andrius andreu andries andree
anne ann anna ana hannah hanna hana anja anita
anthony antony antoine antonio anton antonius antoni antonin antal antun antonios anatole toni
antonia antoinette antonietta antonina
arnold arnaud arnaldo arnoldo
aaron haroun harun aharon haroon
augustine augustin agustin agostino agostinho avgustin augustyn
barbara varvara barbe borbala barbora
bartholomew barthelemy bartolomeo bartolome bartlomiej bartholomaus varfolomei parthalan bartolomeu
basil basile vasili vasily basilio vasileios vasile bazyli wassili vasyl
beatrice beatrix beatriz
benedict benoit benedetto benito benedikt benedykt venedikt bento
benjamin beniamino veniamin benyamin binyamin benjamim
bernard bernardo bernhard bernat
bridget brigid brigitte brigitta birgit brigida brighid birgitta
caroline carolina karolina karoline carolyn
casimir kazimierz kazimir casimiro
catherine katherine kathryn katharina caterina catalina ekaterina yekaterina katarzyna katerina caitlin catriona caitriona katarina kathleen catarina aikaterini katalin katrin karin
cecilia cecile cecily sile
charles karl carl carlos carlo karel karol karoly searlas kaarlo karlo carles
charlotte carlotta carlota
christian cristiano krystian kristian cristian khristian
christine christina cristina kristina krystyna hristina kirsten kristin
christopher christophe cristobal cristoforo christoph krzysztof kristof christoforos kristoffer criostoir cristovao hristofor
clare claire clara chiara klara klare
claude claudio claudius klaudiusz
claudia claudine klaudia klavdiya
conrad conrado konrad corrado
constantine constantin konstantin costantino constantino konstantinos kostadin
cyril cyrille kirill cirilo kyrillos cirillo
daniel daniele danilo daniil danyal daniyal danil
danielle daniela daniella
david davide dawid davit davud daoud dawood dawud daud dafydd daibhi taavi davyd dawod
demetrius demetrio dmitri dimitri dimitrios dumitru dimitar
denis dennis dionisio dionysius dionisie dionysios denys
dominic dominique domenico domingo dominik domingos doiminic
dorothy dorothee dorothea dorotea dorota doroteya
edmund edmond eamon eamonn edmundo
edward edouard eduard eduardo edoardo eadbhard
elias elie elia elijah ilya ilia ilyas ilias eliasz ilie elyas
elizabeth elisabeth elisabetta isabel isabelle isabella isabela elizaveta yelizaveta elzbieta eilis erzsebet alzbeta elisaveta elisabet eliza elise
emily emilie emilia emiliya
emmanuel manuel emanuele immanuel manoel emmanouil
ernest ernst ernesto erno
esther ester esfir eszter
eugene evgeni evgueni jewgeni yevgeny evgeny eugen eugenio evgenios jeno evzen
eugenia eugenie yevgenia evgenia evgeniya
eve eva yeva hawa hawwa ewa
ferdinand fernando ferdinando fernand hernando nandor fernao
francis francois francisco francesco franz franciscus franciszek frantisek ferenc proinsias frans franjo frane frank
frances francoise francesca francisca franziska franciszka frantiska
frederick frederic friedrich federico fryderyk fredrik bedrich frederico frigyes frederik fridrikh
gabriel gabriele gavriil gavrilo jibril jabril djibril djebril gavril gabor cebrail
george georges georg giorgio jorge yuri yury iouri jiri jerzy gheorghe georgios georgi giorgi jurgen jorg yrjo juraj jure seoirse gyorgy jordi joris jurij yurii girgis georgy
gerard gerhard gerardo gearoid gerhardt gherardo
giles gilles egidio egidius
godfrey geoffrey jeffrey geoffroy gottfried goffredo godfried
gregory gregoire grigori gregorio gregor grzegorz grigorios
guy guido
helen helene elena yelena eleni ilona helena elene jelena
henry henri heinrich enrique enrico hendrik henrik henryk henrique jindrich anrai genrikh heinz
herman hermann armand armando ermanno guerman
hugh hugo hugues ugo
ignatius ignace ignacio ignazio ignac ignacy ignat inigo
irene irina iryna irena eirini arina
isaac ishaq yitzhak izaak isaak ishak iskhak itzhak isacco
ishmael ismail ismael esmail ismaeel ismayil
james jacques jakob jacob jaime santiago tiago iago giacomo yakov iakov jakub jacopo seamus hamish iakovos jacobo jacobus yaqub yakub yacoub yakup jaakko hagop hakob jacek
jane jeanne joan juana giovanna johanna joanna ivana jana siobhan sinead ioana joana yana zhanna jean johana ivanka
jerome geronimo girolamo hieronymus jeronimo iarom gerolamo
joachim joaquin ioakim gioacchino yakim joaquim akim
job ayoub ayub ayyub
john jean jan johannes johann johan hans juan joao giovanni gianni ivan ioan ion ioannis yannis jovan janos jani juhani sean seaghan shane eoin iain ian evan ieuan yann yahya yahia hovhannes ioane jon jens joan jaan janez iwan ioann ovanes
jonah jonas younes yunus yunis younous ionas younis iona
joseph josef jose giuseppe josip jozef jozsef iosif yosef youssef yusuf yousef yousuf youssouf yusif seosamh ioseb hovsep josep joost
josephine giuseppina josefa josefina josefine jozefina
judith giuditta yudit judita judit
julian julien giuliano yulian iulian juliano
julia julie giulia yulia iulia yuliya ioulia
juliet juliette giulietta julieta
julius jules julio giulio yuli juliusz iulius iuliu
ladislas ladislav laszlo wladyslaw ladislaus ladislao
lawrence laurence laurent lorenzo lorenz laurentius lars lavrenti lourenco labhras laurens vavrinec laurentiu
leo leon lev leone
louis lewis luis luigi ludwig lodewijk lajos ludovic ludovico ludvik lluis ludwik
louise luisa louisa luise luiza
lucy lucie lucia luzia lucja luce
luke luc luca lucas lukas luka lukasz lukacs loukas
magdalen madeleine magdalena maddalena magdalene madalina madalena
margaret marguerite margarita margherita margarete mairead malgorzata margareta margarida margit margot
mark marc marco marcos marko marek marcus markus marcu
martha marthe marta marfa
martin martino mairtin marton maarten martinho
mary marie maria mariya mariam maryam miriam maire marija moira marja myriam mariem maryem meryem maryna mariem
matthew mathieu matthieu matteo mateo matthias mathias matias matei mateusz matej matvei matthaios maitiu mateus mate matthaus matyas
maurice moritz mauricio maurizio muiris maurits morris moris
maxime maximus massimo maximo maksim maxim maksym
michael michel miguel michele mikhail mikael mihail mihai michal micheal mihaly mickael mikkel mihajlo miquel michail mikayil mihails
monica monique monika
moses moise musa moussa moshe mose mousa mozes
natalie nathalie natalia nataliya natalija
nicholas nicolas nikolai nicola niccolo nikolaos nikola niklas nils klaus claus nicolae mikolaj mikulas miklos nioclas nicolaas nicolo nikolay
noah noe nuh nouh
patrick padraig patrice patricio patrizio padraic patryk
paul paulus pablo paolo paulo pavel pal pol pavlos boulos bulus paavo pawel pauli pavao boghos
paula paule paola pavla
pauline paolina paulina polina
peter pierre petr pietro pedro piotr petros petrus petru pere peadar pedr petar petter piet pieter piero boutros butrus bedros petre
philip philippe philipp felipe filippo filip pilib filipe filippos phillip
rachel rachele raquel rahel rakhil rachelle
raphael rafael raffaele rafal rafail
raymond ramon raimondo raimund reamonn raimundo raymund
rebecca rebeca rivka revekka
reginald renaud reynaldo rinaldo reinhold reinaldo
richard ricardo riccardo ryszard risteard rikard
robert roberto roibeard rupert
roger rogelio ruggero rudiger rogerio
rose rosa roza roisin
rudolph rudolf rodolphe rodolfo
samuel samuele shmuel samuil samu
sebastian sebastien sebastiano sebastiao
sergius sergei serge sergio sergiu sergi
simon simeon semyon szymon shimon simone simao siomon simion
solomon salomon suleiman soliman sulayman shlomo souleymane salomone suleyman salamon
sophia sophie sofia sofya zofia zsofia sofie
stanislas stanislav stanislaw estanislao stanislao stanislaus
stephanie stefania estefania stefanie
stephen steven etienne stephane stefan esteban estevao stefano stefanos istvan stepan szczepan stiofan stjepan stephan stiven
susan suzanne susanna susana zuzana zsuzsanna zuzanna shoshana siuzanna
sylvester silvestre silvestro sylvestre silvester sylwester
theodore fedor teodor teodoro theodor theodoros todor tivadar feodor
theresa therese teresa terezia tereza treasa
thomas tomas tommaso tomasz tamas tuomas toma tome
timothy timothee timofei timoteo timotheus
veronica veronique veronika
victor vittorio viktor
victoria victoire vittoria viktoria
vincent vincenzo vicente vincenc uinseann wincenty vikenti
vladimir waldemar volodymyr valdemar
walter gauthier gautier gualtiero valter
wenceslas vaclav wenzel waclaw venceslas vyacheslav viacheslav
william guillaume wilhelm guillermo guglielmo willem liam uilliam vilem vilmos guilherme vilhelm guillem
xavier javier saverio xaver ksawery
xenia ksenia oksana aksana
yves ivo ives
zachary zacharie zakaria zakariya zacharias zaccaria zakhar zakariyya
`

const GROUPS = NAMES.trim()
  .split('\n')
  .map((line) => line.split(' '))

// The shorter a writing, the more words of other languages sound like it.
const SHORTEST_BY_SOUND = 4

const groupsBy = (keyOf: (writing: string) => string | undefined): ReadonlyMap<string, readonly number[]> => {
  const groups = new Map<string, Set<number>>()
  for (const [group, writings] of GROUPS.entries())
    for (const writing of writings) {
      const key = keyOf(givenName(foldText(writing)))
      if (key) groups.set(key, (groups.get(key) ?? new Set()).add(group))
    }
  return new Map([...groups].map(([key, found]) => [key, [...found]]))
}

const BY_LETTERS = groupsBy((writing) => writing)
const BY_SOUNDS = groupsBy((writing) => (writing.length < SHORTEST_BY_SOUND ? undefined : soundsOf(writing)))

const NONE: readonly number[] = []

/** The translated names that a word is a writing of, by the number of their lines; a word may be two (Jean is John, and Joan). */
export const translatedNames = ({ letters, sounds }: SpokenWord): readonly number[] =>
  BY_LETTERS.get(letters) ?? (letters.length < SHORTEST_BY_SOUND ? NONE : (BY_SOUNDS.get(sounds) ?? NONE))

/** Whether two words are one given name in two languages. */
export const areTranslations = (one: SpokenWord, other: SpokenWord): boolean => {
  const groups = translatedNames(one)
  return groups.length > 0 && translatedNames(other).some((group) => groups.includes(group))
}
