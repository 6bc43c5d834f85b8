import { listedKeys, wantedKeys } from '@registrar/domain/sanctions/candidate-keys'
import { writingsOf } from '@registrar/domain/sanctions/name-writings'
import type { SanctionedKind } from '@registrar/domain/sanctions/sanctions-entry'
import { matchScore } from '@registrar/domain/sanctions/sanctions-match'
import { describe, expect, it } from 'vitest'
import { writingsReader } from './latin-name.ts'

const read = writingsReader()

// As the database finds an entry, and as the domain compares it then.
const isHit = (kind: SanctionedKind, listed: string, written: string): boolean => {
  const keys = new Set(read(listed, kind).flatMap(listedKeys))
  const isKey = (key: string) => keys.has(key)
  const isFound = read(written, kind).some((name) => {
    const { whole, words } = wantedKeys(name)
    return whole.some(isKey) || words.filter((word) => word.some(isKey)).length > 1
  })
  const entry = { key: 'id:1', kind, names: [listed], births: [], programme: null }
  return isFound && matchScore({ kind, name: written, birth: null }, entry, read) !== null
}

describe('a company is found without its legal form, wherever it stands and in whatever language (SANC-2)', () => {
  it.each([
    ['JOINT STOCK COMPANY ROSNEFT', 'Rosneft Ltd'],
    ['Public Joint Stock Company "Rosneft"', 'Rosneft'],
    ['Joint-Stock Company Kronshtadt', 'AO Kronshtadt'],
    ['LIMITED LIABILITY COMPANY SISTEMA', 'Sistema SARL'],
    ['UAB "Sistema"', 'Sistema'],
    ['Sistema Sp. z o.o.', 'Sistema Limited'],
    ['Sistema d.o.o.', 'Sistema'],
    ['Sistema S.à r.l.', 'Sistema'],
    ['Sistema A.Ş.', 'Sistema Anonim Şirketi'],
    ['Sistema Co., Ltd.', 'Sistema'],
    ['Sistema FZ-LLC', 'Sistema'],
    ['Sistema Sdn. Bhd.', 'Sistema (Ireland) Limited'],
    ['Sistema Pte. Ltd.', 'Sistema Limited (in liquidation)'],
    ['Общество с ограниченной ответственностью «Система»', 'Sistema'],
    ['Публичное акционерное общество «Система»', 'ПАО Система'],
    ['ТОВ «Система»', 'Sistema'],
    ['شركة الفرات', 'الفرات'],
  ])('%s and %s', (listed, written) => {
    expect(isHit('organization', listed, written)).toBe(true)
    expect(isHit('organization', written, listed)).toBe(true)
  })

  it.each([
    ['Joint Stock Company Rosneft', 'Joint Stock Company Lukoil'],
    ['Sistema Group LLC', 'Sistema LLC'],
    ['Limited Liability Company', 'Limited'],
    ['Volga Trading Sp. z o.o.', 'Sistema Sp. z o.o.'],
    ['Bank Saderat (Bahrain)', 'Bahrain Limited'],
  ])('%s and %s are two', (listed, written) => {
    expect(isHit('organization', listed, written)).toBe(false)
  })
})

describe('each name that stands in one text is found (SANC-2)', () => {
  it.each<[SanctionedKind, string, string]>([
    ['organization', 'Islamic Republic of Iran Shipping Lines (IRISL)', 'IRISL'],
    ['organization', 'Petróleos de Venezuela, S.A. (PDVSA)', 'Pdvsa Limited'],
    ['organization', 'Blue Wave Shipping a.k.a. Sistema', 'Sistema'],
    ['organization', 'Sistema Ltd t/a Blue Wave', 'Blue Wave Ltd'],
    ['organization', 'Sistema (formerly Blue Wave Shipping)', 'Blue Wave Shipping'],
    ['person', 'Ivan PETROV (a.k.a. Sergei Sidorov)', 'Sergueï Sidorov'],
    ['person', 'Ivan PETROV alias Vanya', 'Vanya'],
    ['person', 'Olga Ivanova', 'Olga Martin née Ivanova'],
  ])('%s: %s is %s', (kind, listed, written) => {
    expect(isHit(kind, listed, written)).toBe(true)
  })

  it('but a name of one word is not everybody of that name', () => {
    expect(isHit('person', 'Ivan PETROV a.k.a. Vanya', 'Vanya Dubois')).toBe(false)
    expect(writingsOf('Ivan Petrov', 'person')).toEqual(['Ivan Petrov'])
  })
})

describe('people write their names in their own way (SANC-2)', () => {
  it.each([
    ['John SMITH', 'J. R. R. Smith'],
    ['Vladimir PUTIN', 'Putin V.V.'],
    ['Yakiv SHEVCHUK', 'Iakov Chevtchouk'],
    ['Fedir KUZMENKO', 'Fiodor Kouzmenko'],
    ['Yosyp VYNSKYI', 'Iosif Vinski'],
    ['Ιωάννης ΛΑΓΟΣ', 'Yiannis Lagos'],
    ['Konstantinos PAPPAS', 'Kostas Pappas'],
    ['Mohsen REZAEE', 'Mohsen Rezaï'],
    ['Cemil BAYIK', 'Djemil Bayik'],
    ['Željko RAŽNATOVIĆ', 'Zeljko Raznatovitch'],
    ['Georgios PAPANDREOU', 'George Papandréou'],
    ['Ömer ÇELİK', 'Oemer Tschelik'],
    ['CHOE Son Hui', 'Choi Sun-hee'],
    ['NGUYEN Phu Trong', 'Nguyễn Phú Trọng'],
    ['NGUYEN Phu Trong', 'Trong Nguyen Phu'],
    ['Nguyen Van Minh', 'Nguyen Minh'],
    ['Dinh La THANG', 'Đinh La Thăng'],
  ])('%s and %s are one', (listed, written) => {
    expect(isHit('person', listed, written)).toBe(true)
    expect(isHit('person', written, listed)).toBe(true)
  })

  it.each([
    ['Nguyen Van Minh', 'Nguyen Van Binh'],
    ['Tran Van Hung', 'Tran Van Dung'],
    ['Pham Minh Chinh', 'Pham Van Chinh'],
    ['François Leroy', 'Françoise Leroy'],
    ['Saleh Mansour', 'Salem Mansour'],
    ['Omar Farouk', 'Ammar Farouk'],
    ['Mario Rossi', 'Marco Rossi'],
    ['Hasan Demir', 'Hakan Demir'],
    ['Olena Shevchuk', 'Yakiv Shevchuk'],
  ])('%s and %s are two', (listed, written) => {
    expect(isHit('person', listed, written)).toBe(false)
    expect(isHit('person', written, listed)).toBe(false)
  })
})

describe('a Chinese company is found by its English name (SANC-13)', () => {
  it.each([
    ['北京华夏科技有限公司', 'Beijing Huaxia Technology Co., Ltd.'],
    ['北京华夏科技有限公司', 'Beijing Hua Xia Keji Youxian Gongsi'],
    ['Beijing Huaxia Technology Co., Ltd.', 'Beijing Huaxia Keji Youxian Gongsi'],
    ['北京华夏科技有限公司', 'Beijing Huaxia Science and Technology Limited'],
    ['广州市越秀国际贸易有限公司', 'Guangzhou Yuexiu International Trading Co Ltd'],
    ['深圳市大疆创新科技有限公司', 'Shenzhen Dajiang Innovation Technology Company Limited'],
    ['重庆长安工业集团有限责任公司', 'Chongqing Changan Industry Group LLC'],
    ['上海振华重工（集团）股份有限公司', 'Shanghai Zhenhua Heavy Industry Group Co Ltd'],
    ['青岛海尔股份有限公司', 'Qingdao Haier Co., Ltd'],
    ['華為技術有限公司', 'Huawei Technologies Co., Ltd.'],
    ['厦门象屿集团有限公司', 'Xiamen Xiangyu Group Corporation'],
    ['中国银行股份有限公司', 'Bank of China Limited'],
  ])('%s and %s', (listed, written) => {
    expect(isHit('organization', listed, written)).toBe(true)
    expect(isHit('organization', written, listed)).toBe(true)
  })

  it.each([
    ['北京华夏科技有限公司', 'Beijing Huawei Technology Co., Ltd.'],
    ['北京华夏科技有限公司', 'Shanghai Huaxia Technology Co., Ltd.'],
    ['北京华夏科技有限公司', 'Beijing Huaxia Trading Co., Ltd.'],
    ['深圳市大疆创新科技有限公司', 'Shenzhen Yulong Innovation Technology Co., Ltd.'],
    ['北京华夏科技有限公司', 'Beijing Technology Co., Ltd.'],
  ])('%s and %s are two', (listed, written) => {
    expect(isHit('organization', listed, written)).toBe(false)
    expect(isHit('organization', written, listed)).toBe(false)
  })
})
