/*
 * Given names that Ukrainian, Belarusian and Russian write each in their own way, and that lists and clients translate, and those of other
 * languages whose writings do not sound alike by the rules (lü is lyu in a passport of China, and lv on a keyboard). The first of a line stands for all.
 */
const NAMES = `
aleksandr oleksandr oleksander aliaksandr alyaksandr
aleksei oleksiy oleksii oleksij aliaksei alyaksey
daniil danylo
dimitrios dimitris demetrios
dmitri dmytro dzmitry dzmitryi
elena olena alena
evgeni yevhen yevhenii yevheniy jewhen evhen ievgen yevgen yauhen yauheni yevhenij
gennadi hennadiy hennadii hennadij henadz
georgi heorhiy heorhii heorhij
georgios giorgos yorgos yiorgos george georges
grigori hryhoriy hryhorii hryhorij grygorii ryhor
igor ihor ihar
ilya illia illya
ioannis yiannis giannis yannis iannis
iosif yosyp iosyp josyp osyp
ekaterina kateryna katsiaryna
eleftherios lefteris
emmanouil manolis
evangelos vangelis
fedor fyodor fiodor fjodor fedir fiodar
kirill kyrylo kiryl
konstantinos kostas costas
konstantin kostiantyn kostyantyn kanstantsin
lu lyu lv
mikhail mykhailo mykhaylo mychajlo mychailo mykhajlo
nikita mykyta mikita
nikolaos nikos
nikolai mykola mikola mikalai mikalay
nu nyu nv
oleg oleh aleh
pavel pavlo
petr petro piotr pyotr pjotr piatro
panagiotis panayiotis
said saeed saied
semyon semen simeon
sergei serhiy serhii serhij siarhei syarhey siarhej
spyridon spyros
stylianos stelios
thanasis athanasios
thodoris theodoros
timofei tymofiy tymofii tsimafei
vadim vadym vadzim
vasileios vasilios vasilis vassilis
vasili vasyl
vladimir volodymyr volodimir wolodymyr uladzimir
yakov yakiv iakov iakiv jakow jakiv yakau
zeljko zheljko jelko
`

const BY_WRITING: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return others.map((other) => [other, first] as const)
    }),
)

/** The writing that stands for all of a given name: that of mykola is nikolai. Other words stay as they are. */
export const givenName = (word: string): string => BY_WRITING.get(word) ?? word
