import type { BranchTerms } from '@/domain/card/branch-terms'
import { groupedCode } from '@/domain/gift/code'
import { formatYuan, toFen, toYuan } from '@/domain/money'
import { importEntitlements } from '../card/commands/import-entitlements'
import { shopNow } from '../catalogue/queries/shop'
import { employerList, makeEmployer, newEmployerKey, setBranchTerms } from '../card/commands/employer-keys'
import { withdrawRights } from '../card/commands/withdraw-rights'
import { EMPLOYER_WAYS as WAYS } from '../db/schema'
import demoCards from '../db/seed/cards.json'
import giftCodes from '../db/seed/gift-codes.json'
import { allOrNothing, importAlone } from './all-or-nothing'
import { refused, type Command, type Outcome } from './command'
import { textOf } from './read-file'
import { FORMATS, formatOf, readTable } from './sheets/table'

const MOST_MB = 20
const NAMED = 100
const NAME_LENGTH = 40

const importing: Command = {
  name: 'import entitlements',
  takes: '<file>',
  about:
    '导入企业员工的权益（.csv 或 .json，样例见 sample entitlements）：一行一份权益，同一工号的几行是一张卡；有一行不对就全部不写入，并指出每个错处',
  changes: true,
  run: async ({ db, now }, { words: [file = ''] }) => {
    const format = formatOf(file)
    if (!format) return refused(`文件名要以 ${FORMATS.map((one) => `.${one}`).join(' 或 ')} 结尾`)
    const text = await textOf(file, MOST_MB)
    if (!text.ok) return refused(text.reason)
    const read = readTable(text.text, format)
    if (!read.ok) return refused(read.why)
    return importAlone(db, async (tx): Promise<Outcome> => {
      const imported = await importEntitlements(tx, read.table, now())
      if (imported.ok) return { ok: true, rows: [{ cards: imported.cards, rights: imported.rights }] }
      const { problems } = imported
      const lines = problems.slice(0, NAMED).map(({ line, column, why }) => `第 ${line} 行 ${column}：${why}`)
      const more = problems.length > NAMED ? [`另有 ${problems.length - NAMED} 处`] : []
      return { ok: false, reason: ['没有写入任何内容：', ...lines, ...more].join('\n'), problems }
    })
  }
}

const make: Command = {
  name: 'employers make',
  takes: '--name 云桥科技 [--ways workNo,sms,idNumber]',
  about: '新建一家企业；--ways 是员工绑卡时的验证方式：工号+姓名、短信、证件号',
  changes: true,
  options: { name: { type: 'string', default: '' }, ways: { type: 'string', default: WAYS.join(',') } },
  run: async ({ db, now }, { options: { name = '', ways = '' } }) => {
    const called = name.trim()
    if (called === '' || called.length > NAME_LENGTH)
      return refused(`--name 填企业名称，最多 ${NAME_LENGTH} 个字`)
    const asked = ways.split(',').map((way) => WAYS.find((one) => one === way.trim()))
    const known = asked.filter((way) => way !== undefined)
    if (known.length === 0 || known.length < asked.length) return refused(`--ways 可以是 ${WAYS.join('、')}`)
    const made = await makeEmployer(db, { name: called, ways: known }, now())
    return made
      ? { ok: true, rows: [{ employer: made.id, called: made.name, ways: made.ways.join(',') }] }
      : refused(`已有企业 ${called}`)
  }
}

const key: Command = {
  name: 'employers key',
  takes: '<employer>',
  about:
    '给企业换一个查询密钥，只显示这一次，旧的立即失效；凭它只能查到员工是否到检（GET /api/employer/examined）',
  changes: true,
  run: async ({ db }, { words: [id = ''] }) => {
    const made = await newEmployerKey(db, id)
    return made === null ? refused(`没有企业 ${id}`) : { ok: true, rows: [{ employer: id, key: made }] }
  }
}

const FEE = /^(\w+):(\d{1,5}(?:\.\d{1,2})?):([^,:]{1,20})$/

/** `H1003:60:贵宾楼层服务费`; null what is none. */
function feeTerms(text: string): BranchTerms | null {
  const [, orgCode, price, feeName] = FEE.exec(text) ?? []
  const named = orgCode !== undefined && price !== undefined && feeName !== undefined
  return named ? { orgCode, signed: true, feeName, feeFen: toFen(price) } : null
}

const partsOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const branches: Command = {
  name: 'employers branches',
  takes: '<employer> [--unsigned H1004,H2003] [--fees H1003:60:贵宾楼层服务费]',
  about:
    '企业和分院的约定，整个换成这一次写的：没有签约、不收它的卡的分院，和员工要自己另付的费用（分院:元:名目）；没写到的分院都收卡、不另收费',
  changes: true,
  options: { unsigned: { type: 'string', default: '' }, fees: { type: 'string', default: '' } },
  run: async ({ db }, { words: [id = ''], options: { unsigned, fees } }) => {
    const closed = partsOf(unsigned).map((orgCode): BranchTerms => ({ orgCode, signed: false }))
    const paid = partsOf(fees).map(feeTerms)
    if (paid.includes(null)) return refused('--fees 写成 分院:元:名目，几个用逗号隔开，名目最多 20 个字')
    const terms = [...closed, ...paid.filter((one) => one !== null)]
    const { branches: known } = await shopNow(db)
    const strange = terms.find(({ orgCode }) => !known.has(orgCode))
    if (strange) return refused(`没有分院 ${strange.orgCode}`)
    const twice = terms.find(({ orgCode }, at) => terms.findIndex((one) => one.orgCode === orgCode) < at)
    if (twice) return refused(`分院 ${twice.orgCode} 写了两次`)
    if (!(await setBranchTerms(db, id, terms))) return refused(`没有企业 ${id}`)
    return {
      ok: true,
      rows: terms.map((one) => ({
        ...{ employer: id, branch: one.orgCode },
        state: one.signed ? `另付 ${one.feeName} ${toYuan(one.feeFen)} 元` : '没有签约'
      }))
    }
  }
}

const list: Command = {
  name: 'employers list',
  takes: '',
  about: '所有企业和它们的验证方式；密钥不再显示',
  changes: false,
  run: async ({ db }) => ({
    ok: true,
    rows: (await employerList(db)).map(({ id, name, ways, keyHash }) => ({
      ...{ employer: id, called: name, ways: ways.join(',') },
      key: keyHash === null ? '没有' : '有'
    }))
  })
}

const withdraw: Command = {
  name: 'entitlements withdraw',
  takes: '<employer> --work YQ-20418 [--right 家属共享]',
  about: '收回一名员工还没用的权益，不写 --right 就是全部；已约好的到检不受影响',
  changes: true,
  options: { work: { type: 'string', default: '' }, right: { type: 'string' } },
  run: async ({ db, now }, { words: [employerId = ''], options: { work: workNo = '', right } }) =>
    allOrNothing(db, async (tx): Promise<Outcome> => {
      const gone = await withdrawRights(tx, { employerId, workNo, name: right }, now())
      return gone.length > 0
        ? { ok: true, rows: gone.map((called) => ({ called, state: '已收回' })) }
        : refused(`${employerId} 的工号 ${workNo} 没有可收回的权益`)
    })
}

const demo: Command = {
  name: 'demo cards',
  takes: '',
  about: '演示用的卡：卡号、卡密，企业卡的企业、工号和姓名；礼品卡的卡码',
  changes: false,
  run: ({ demo: isDemo }) =>
    Promise.resolve(
      isDemo !== true
        ? refused('只有演示数据才有这些卡')
        : {
            ok: true,
            rows: [
              ...demoCards.personal.map(({ cardNumber, cardName, password, ownerContactsId }) => ({
                ...{ card: cardNumber, called: cardName, password, employer: '', work: '' },
                bound: ownerContactsId === undefined ? '未绑定' : '已绑定'
              })),
              ...demoCards.enterprise.map(({ cardNumber, employerId, person, bound }) => ({
                card: cardNumber,
                called: demoCards.employers.find((one) => one.employerId === employerId)?.name ?? '',
                ...{ password: '', employer: employerId, work: person.workNo },
                bound: bound ? '已绑定' : '未绑定'
              })),
              ...giftCodes.map(({ no, code, amount }) => ({
                ...{ card: no, called: `礼品卡 ¥${formatYuan(toFen(amount))}`, password: groupedCode(code) },
                ...{ employer: '', work: '', bound: '' }
              }))
            ]
          }
    )
}

export const cardCommands: readonly Command[] = [importing, make, key, branches, list, withdraw, demo]
