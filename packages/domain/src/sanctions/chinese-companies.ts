/*
 * Names of Chinese companies as their English names write them: the place and the name in pinyin, the trade and the legal form in English
 * (北京华夏科技有限公司 is Beijing Huaxia Technology Co., Ltd). What stands between place and trade is the company's own name.
 */

// Characters and pinyin. Some have another sound alone than in the name of the place.
const PLACES = `
北京 Beijing, 上海 Shanghai, 天津 Tianjin, 重庆 Chongqing, 重慶 Chongqing, 深圳 Shenzhen, 广州 Guangzhou, 廣州 Guangzhou, 香港 Hong Kong, 澳门 Macau, 澳門 Macau,
台湾 Taiwan, 臺灣 Taiwan, 台北 Taipei, 中国 China, 中國 China, 中华 China, 中華 China, 广东 Guangdong, 廣東 Guangdong, 浙江 Zhejiang, 江苏 Jiangsu, 江蘇 Jiangsu, 山东 Shandong, 山東 Shandong,
河北 Hebei, 河南 Henan, 湖北 Hubei, 湖南 Hunan, 山西 Shanxi, 陕西 Shaanxi, 陝西 Shaanxi, 四川 Sichuan, 福建 Fujian, 江西 Jiangxi, 安徽 Anhui, 广西 Guangxi, 廣西 Guangxi,
云南 Yunnan, 雲南 Yunnan, 贵州 Guizhou, 貴州 Guizhou, 辽宁 Liaoning, 遼寧 Liaoning, 吉林 Jilin, 黑龙江 Heilongjiang, 黑龍江 Heilongjiang, 甘肃 Gansu, 青海 Qinghai, 海南 Hainan, 宁夏 Ningxia, 新疆 Xinjiang,
西藏 Tibet, 内蒙古 Inner Mongolia, 南京 Nanjing, 杭州 Hangzhou, 苏州 Suzhou, 蘇州 Suzhou, 无锡 Wuxi, 宁波 Ningbo, 寧波 Ningbo, 温州 Wenzhou, 合肥 Hefei, 福州 Fuzhou, 厦门 Xiamen, 廈門 Xiamen, 泉州 Quanzhou,
济南 Jinan, 濟南 Jinan, 青岛 Qingdao, 青島 Qingdao, 烟台 Yantai, 武汉 Wuhan, 武漢 Wuhan, 长沙 Changsha, 長沙 Changsha, 郑州 Zhengzhou, 西安 Xian, 成都 Chengdu, 昆明 Kunming, 贵阳 Guiyang,
大连 Dalian, 大連 Dalian, 沈阳 Shenyang, 瀋陽 Shenyang, 长春 Changchun, 哈尔滨 Harbin, 哈爾濱 Harbin, 石家庄 Shijiazhuang, 太原 Taiyuan, 兰州 Lanzhou, 乌鲁木齐 Urumqi, 东莞 Dongguan, 東莞 Dongguan, 佛山 Foshan,
珠海 Zhuhai, 中山 Zhongshan, 惠州 Huizhou, 汕头 Shantou, 南宁 Nanning, 海口 Haikou, 常州 Changzhou, 南通 Nantong, 嘉兴 Jiaxing, 绍兴 Shaoxing, 义乌 Yiwu, 唐山 Tangshan, 丹东 Dandong, 丹東 Dandong
`

// Characters, pinyin, and the English words that stand for them.
const TRADES = `
科技 keji technology, technologies, science and technology, tech
技术 jishu technology, technologies, technical
技術 jishu technology, technologies, technical
贸易 maoyi trading, trade
貿易 maoyi trading, trade
商贸 shangmao trading, commerce and trade, commercial and trading
进出口 jinchukou import and export, imp and exp
進出口 jinchukou import and export, imp and exp
国际 guoji international
國際 guoji international
集团 jituan group
集團 jituan group
控股 konggu holding, holdings
投资 touzi investment, investments
投資 touzi investment, investments
实业 shiye industry, industrial, enterprise, enterprises
實業 shiye industry, industrial, enterprise, enterprises
工业 gongye industry, industrial, industries
工業 gongye industry, industrial, industries
发展 fazhan development
發展 fazhan development
电子 dianzi electronics, electronic
電子 dianzi electronics, electronic
电器 dianqi electric, electrical appliances
电气 dianqi electric, electrical
半导体 bandaoti semiconductor, semiconductors
微电子 weidianzi microelectronics
通信 tongxin communication, communications
通讯 tongxun communication, communications
信息 xinxi information
网络 wangluo network
软件 ruanjian software
智能 zhineng intelligent, smart, intelligence
创新 chuangxin innovation, innovations
航空 hangkong aviation
航天 hangtian aerospace
航运 hangyun shipping
海运 haiyun shipping, marine
船务 chuanwu shipping
运输 yunshu transport, transportation
運輸 yunshu transport, transportation
物流 wuliu logistics
供应链 gongyinglian supply chain
石油 shiyou petroleum, oil
石化 shihua petrochemical
化工 huagong chemical, chemicals
化学 huaxue chemical, chemistry
能源 nengyuan energy
新能源 xinnengyuan new energy
电力 dianli power, electric power
煤炭 meitan coal
矿业 kuangye mining
钢铁 gangtie steel, iron and steel
金属 jinshu metal, metals
材料 cailiao material, materials
新材料 xincailiao new material, new materials
机械 jixie machinery
機械 jixie machinery
设备 shebei equipment
机电 jidian electromechanical, mechanical and electrical
重工 zhonggong heavy industry, heavy industries
精密 jingmi precision
仪器 yiqi instrument, instruments
光电 guangdian optoelectronics, photoelectric, optoelectronic
汽车 qiche automobile, auto, automotive, motor
建设 jianshe construction
建筑 jianzhu construction, building
工程 gongcheng engineering
房地产 fangdichan real estate
置业 zhiye properties, property
银行 yinhang bank
銀行 yinhang bank
保险 baoxian insurance
证券 zhengquan securities
基金 jijin fund, funds
资产管理 zichanguanli asset management
管理 guanli management
咨询 zixun consulting, consultancy
服务 fuwu service, services
文化 wenhua culture, cultural
传媒 chuanmei media
教育 jiaoyu education
医药 yiyao pharmaceutical, pharmaceuticals, medicine
药业 yaoye pharmaceutical, pharmaceuticals
医疗 yiliao medical
生物 shengwu biological, biology, bio, biotech
食品 shipin food, foods
农业 nongye agriculture, agricultural
纺织 fangzhi textile, textiles
服装 fuzhuang garment, garments, clothing
制造 zhizao manufacturing
製造 zhizao manufacturing
酒店 jiudian hotel
旅游 lvyou tourism, travel
安防 anfang security
数据 shuju data
研究院 yanjiuyuan research institute, academy
研究所 yanjiusuo research institute, institute
大学 daxue university
`

type Word = { kind: 'place' | 'trade'; pinyin: string; english: readonly string[] }

const linesOf = (text: string, separator: string) => text.trim().split(separator)

const WORDS: ReadonlyMap<string, Word> = new Map([
  ...linesOf(PLACES.replaceAll('\n', ' '), ',').map((place): [string, Word] => {
    const [characters = '', ...pinyin] = linesOf(place, ' ')
    return [characters, { kind: 'place', pinyin: pinyin.join(' '), english: [pinyin.join(' ')] }]
  }),
  ...linesOf(TRADES, '\n').map((line): [string, Word] => {
    const [characters = '', pinyin = '', ...english] = line.split(' ')
    return [characters, { kind: 'trade', pinyin, english: english.join(' ').split(', ') }]
  }),
])
const LONGEST = Math.max(...[...WORDS.keys()].map((characters) => characters.length))
const BY_PINYIN: ReadonlyMap<string, Word> = new Map(
  [...WORDS.values()].map((word) => [word.pinyin.toLowerCase(), word]),
)

const HAN = /\p{Script=Han}/u
const LEGAL_FORM = /(?:股份|责任|責任)?有限(?:责任|責任)?公司$|(?:总|總)?公司$/u
const LEGAL_FORM_IN_PINYIN = /\s(?:gu ?fen )?(?:ze ?ren )?you ?xian (?:ze ?ren )?gong ?si$|\s(?:ji ?tuan )?gong ?si$/iu
const NOT_NAME = /[^\p{Script=Han}\p{L}\p{N}]+/gu
const DIVISION = /^[市省区區县縣]/u

type Part = Word | { kind: 'own'; text: string }

const addOwn = (parts: Part[], text: string, between: string): void => {
  const last = parts.at(-1)
  if (last?.kind === 'own') last.text += `${between}${text}`
  else parts.push({ kind: 'own', text })
}

// The longest known word at each place; what is none is part of the company's own name.
const partsOfCharacters = (name: string): Part[] => {
  const parts: Part[] = []
  let rest = name
  while (rest !== '') {
    const length = Array.from({ length: LONGEST }, (_, at) => LONGEST - at).find((one) => WORDS.has(rest.slice(0, one)))
    const word = length === undefined ? undefined : WORDS.get(rest.slice(0, length))
    if (word) parts.push(word)
    else addOwn(parts, rest.slice(0, 1), '')
    rest = rest.slice(length ?? 1)
    if (word?.kind === 'place') rest = rest.replace(DIVISION, '')
  }
  return parts
}

// Keji and Ke Ji are one word.
const partsOfPinyin = (name: string): Part[] => {
  const parts: Part[] = []
  let rest = name.toLowerCase().split(/\s+/)
  while (rest.length > 0) {
    const length = [4, 3, 2, 1].find((one) => rest.length >= one && BY_PINYIN.has(rest.slice(0, one).join(''))) ?? 0
    const word = BY_PINYIN.get(rest.slice(0, length).join(''))
    if (word) parts.push(word)
    else addOwn(parts, rest[0] ?? '', ' ')
    rest = rest.slice(length || 1)
  }
  return parts
}

const MAX_WRITINGS = 24

/**
 * How a Chinese company is written in Latin letters; `core` is its own name, in one word, that a name which is like it has. A company that is
 * named by place and trade alone has none.
 */
export type LatinCompany = { latin: string; core?: string }

const joined = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()

const writingsOfParts = (parts: readonly Part[], ownName: (text: string) => string): LatinCompany[] => {
  const core = joined(parts.map((part) => (part.kind === 'own' ? ownName(part.text) : '')).join(''))
  const inEnglish = parts.reduce<string[]>(
    (writings, part) => {
      const words = part.kind === 'own' ? [ownName(part.text)] : part.english
      return words.flatMap((word) => writings.map((before) => `${before} ${word}`.trim())).slice(0, MAX_WRITINGS)
    },
    [''],
  )
  const inPinyin = parts.map((part) => (part.kind === 'own' ? ownName(part.text) : part.pinyin)).join(' ')
  return [...new Set([...inEnglish, inPinyin])].filter(Boolean).map((latin) => ({ latin, ...(core && { core }) }))
}

/**
 * The English names that a company may have whose name is in Chinese characters, or in pinyin to the legal form (Youxian Gongsi), and the one
 * in pinyin; [] for any other name.
 * @param pinyinOf the pinyin of characters
 */
export const latinCompanies = (name: string, pinyinOf: (characters: string) => string): LatinCompany[] => {
  const text = name.trim()
  if (HAN.test(text))
    return writingsOfParts(partsOfCharacters(text.replace(LEGAL_FORM, '').replaceAll(NOT_NAME, '')), (own) =>
      joined(pinyinOf(own)),
    )
  const pinyin = text.replace(LEGAL_FORM_IN_PINYIN, '')
  return pinyin === text ? [] : writingsOfParts(partsOfPinyin(pinyin), (own) => own)
}
