import { formatDateTime } from '@/domain/date'
import { branches } from '../db/schema'
import { makeTill, tillList, withdrawTill } from '../ordering/vouchers/commands/till-keys'
import { useCode } from '../ordering/vouchers/commands/use-code'
import { eq } from 'drizzle-orm'
import { allOrNothing } from './all-or-nothing'
import { refused, type Command } from './command'

const NAME_LENGTH = 20

const make: Command = {
  name: 'tills make',
  takes: '<branch> --name 前台一',
  about: '给分院新建一个收银台，密钥只显示这一次；一个分院可以有多个收银台，各用各的密钥',
  changes: true,
  options: { name: { type: 'string', default: '' } },
  run: async ({ db, now }, { words: [orgCode = ''], options }) => {
    const name = (options['name'] ?? '').trim()
    if (name === '' || name.length > NAME_LENGTH)
      return refused(`--name 填收银台的名称，最多 ${NAME_LENGTH} 个字`)
    const made = await makeTill(db, { orgCode, name }, now())
    return made.ok
      ? { ok: true, rows: [{ till: made.id, branch: orgCode, called: name, key: made.key }] }
      : refused(made.reason)
  }
}

const list: Command = {
  name: 'tills list',
  takes: '[--branch H1001]',
  about: '各分院的收银台，停用的也在内；密钥不再显示',
  changes: false,
  options: { branch: { type: 'string' } },
  run: async ({ db }, { options: { branch } }) => ({
    ok: true,
    rows: (await tillList(db, branch)).map(({ id, name, orgCode, orgName, madeAt, withdrawnAt }) => ({
      ...{ till: id, branch: `${orgCode} ${orgName}`, called: name },
      made: formatDateTime(madeAt.getTime()),
      withdrawn: withdrawnAt ? formatDateTime(withdrawnAt.getTime()) : ''
    }))
  })
}

const withdraw: Command = {
  name: 'tills withdraw',
  takes: '<till>',
  about: '停用一个收银台的密钥，立即生效',
  changes: true,
  run: async ({ db, now }, { words: [id = ''] }) => {
    const gone = await withdrawTill(db, id, now())
    return gone
      ? { ok: true, rows: [{ till: id, called: gone.name, state: '已停用' }] }
      : refused(`没有在用的收银台 ${id}`)
  }
}

const codesUse: Command = {
  name: 'codes use',
  takes: '--code ABCD-EFGH-JKLM --branch H1001',
  about: '没有收银台时手工核销一张券码：核对并使用，一次完成',
  changes: true,
  hidden: ['code'],
  options: { code: { type: 'string', default: '' }, branch: { type: 'string', default: '' } },
  run: async ({ db, now }, { options: { code = '', branch = '' } }) => {
    const [at] = await db.select().from(branches).where(eq(branches.orgCode, branch))
    if (!at) return refused(branch === '' ? '--branch 填分院编号' : `没有分院 ${branch}`)
    const where = { orgCode: at.orgCode, orgName: at.name }
    return allOrNothing(db, async (tx) => {
      const taken = await useCode(tx, code, 'take', where, now())
      const used = taken.ok ? await useCode(tx, code, 'use', where, now()) : taken
      return used.ok
        ? { ok: true, rows: [{ product: used.productName, branch: at.name, state: '已使用' }] }
        : refused(used.reason)
    })
  }
}

export const tillCommands: readonly Command[] = [make, list, withdraw, codesUse]
